import type { Language } from '../../language.ts'

/** The fifth to the thirty-first day of a month; German adds endings. */
export const ordinals: Readonly<Partial<Record<Language, string>>> = {
  en: 'fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty first|twenty second|twenty third|twenty fourth|twenty fifth|twenty sixth|twenty seventh|twenty eighth|twenty ninth|thirtieth|thirty first',
  de: 'funft|sechst|siebt|acht|neunt|zehnt|elft|zwolft|dreizehnt|vierzehnt|funfzehnt|sechzehnt|siebzehnt|achtzehnt|neunzehnt|zwanzigst|einundzwanzigst|zweiundzwanzigst|dreiundzwanzigst|vierundzwanzigst|funfundzwanzigst|sechsundzwanzigst|siebenundzwanzigst|achtundzwanzigst|neunundzwanzigst|dreissigst|einunddreissigst',
}

export const first_ordinal = 5
