// An event becomes a meeting in one way, whether a file or a provider tells of it.
