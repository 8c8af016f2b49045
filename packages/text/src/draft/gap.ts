/** What the person fills in before a draft can be sent. */
export const gap = '[…]'
