/** Told the method and the address of each call that succeeds. */
export const success_listeners = new Set<(address: string) => void>()
