/** All processes on one database seal with one key. */
export const shared_key = 'a key for the servers of one run, long enough'
