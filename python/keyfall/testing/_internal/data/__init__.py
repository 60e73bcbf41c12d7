"""Where downloaded files of tests would be."""
