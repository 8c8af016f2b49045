/** Part of what a text is kept under: another wording may bring other texts. */
export const prompt_version = 1

export const summary_characters_max = 900
export const reply_characters_max = 2_500
