// A meeting becomes an event in one way, whether it goes into a file or to a provider.
