/** What a number counts, in the five languages: a sum in euros is no sum in dollars. */
const measures: Readonly<Record<string, RegExp>> = {
  euro: /€|(?<!\p{L})(?:eur|euros?)(?!\p{L})/iu,
  dollar: /\$|(?<!\p{L})(?:usd|us-dollar|dollars?|dólar(?:es)?|dollar[oi])(?!\p{L})/iu,
  pound: /£|(?<!\p{L})(?:gbp|pounds?|sterling|pfund|livres sterling|libras|sterline)(?!\p{L})/iu,
  franc: /(?<!\p{L})(?:chf|sfr|franken|francs?|francos?|franch[io])(?!\p{L})/iu,
  yen: /¥|(?<!\p{L})(?:jpy|yens?|yuan|rmb|cny)(?!\p{L})/iu,
  coin: /₿|(?<!\p{L})(?:btc|bitcoins?|eth|ethereum|usdt|tether)(?!\p{L})/iu,
  // Words of the street, behind a number or `half a`.
  slang:
    /(?<!\p{L})(?:\p{N}+|half a|an?|two|three|four|five|ten|couple of|hundred|few|eine?n?|halbe[nr]?|zwei|drei|fünf|zehn|hundert|paar|une?|demi-?|deux|trois|cinq|dix|cent|un[ao]?|medi[ao]|dos|tres|cinco|diez|cien|mezz[ao]|due|tre|cinque|dieci|cento) (?:grands?(?=[\s,;:]*(?:[.!?)]|$|(?:next|this|per|for|to|more|less|off|in|on|and|or|by|from|now|today)(?!\p{L})))|quid|bucks|fivers?|tenners?|nicker|riesen|tacken|kröten|euronen|balles|briques?|pavos|talegos|sacchi|testoni)(?!\p{L})/iu,
  percent: /%|(?<!\p{L})(?:percent|prozent|per ?cent|pour cent|por ciento|per cento)(?!\p{L})/iu,
}

export function measuresIn(text: string): Set<string> {
  return new Set(Object.entries(measures).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])))
}
