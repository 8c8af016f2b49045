/** What a number counts, in the five languages: a sum in euros is no sum in dollars. */
const measures: Readonly<Record<string, RegExp>> = {
  euro: /€|(?<!\p{L})(?:eur|euros?)(?!\p{L})/iu,
  dollar: /\$|(?<!\p{L})(?:usd|us-dollar|dollars?|dólar(?:es)?|dollar[oi])(?!\p{L})/iu,
  pound: /£|(?<!\p{L})(?:gbp|pounds?|sterling|pfund|livres sterling|libras|sterline)(?!\p{L})/iu,
  franc: /(?<!\p{L})(?:chf|sfr|franken|francs?|francos?|franch[io])(?!\p{L})/iu,
  yen: /¥|(?<!\p{L})(?:jpy|yens?|yuan|rmb|cny)(?!\p{L})/iu,
  coin: /₿|(?<!\p{L})(?:btc|bitcoins?|eth|ethereum|usdt|tether)(?!\p{L})/iu,
  percent: /%|(?<!\p{L})(?:percent|prozent|per ?cent|pour cent|por ciento|per cento)(?!\p{L})/iu,
}

export function measuresIn(text: string): Set<string> {
  return new Set(Object.entries(measures).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])))
}
