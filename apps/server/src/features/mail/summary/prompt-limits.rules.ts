/** Part of what a text is kept under: another wording, or other rules for the answer, may bring other texts. */
export const prompt_version = 2

/** As above, for the summaries that this server writes. */
export const summary_version = 2

/** As above, for what the service reads of a mail's wish for a meeting. */
export const wish_version = 1

export const summary_characters_max = 900
export const reply_characters_max = 2_500
export const wish_characters_max = 4_000

/** So much of a mail leaves the server. */
export const mail_characters_max = 12_000
