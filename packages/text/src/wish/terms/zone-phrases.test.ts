import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

const asks: Readonly<Record<Language, (zone: string) => string>> = {
  en: (zone) => `Could we meet tomorrow at 3pm ${zone}?`,
  de: (zone) => `Können wir morgen um 15 Uhr ${zone} reden?`,
  fr: (zone) => `On peut se parler demain à 15 h, ${zone} ?`,
  es: (zone) => `¿Podemos hablar mañana a las 15 h, ${zone}?`,
  it: (zone) => `Possiamo sentirci domani alle 15, ${zone}?`,
}

function zoneRead(language: Language, zone: string) {
  return readMail(asks[language](zone), language).wish.timeZone
}

describe('[GEN280] the zone of hours', () => {
  it.each<[Language, string, string]>([
    ['en', 'St. John’s time', 'America/St_Johns'],
    ['en', "St. John's time", 'America/St_Johns'],
    ['en', 'Newfoundland Standard Time', 'America/St_Johns'],
    ['en', 'Lord Howe Island time', 'Australia/Lord_Howe'],
    ['en', 'Kathmandu time', 'Asia/Kathmandu'],
    ['en', '(Kathmandu)', 'Asia/Kathmandu'],
    ['en', 'Kathmandu', 'Asia/Kathmandu'],
    ['en', 'New York', 'America/New_York'],
    ['en', 'Central European Time', 'Europe/Berlin'],
    ['en', 'British Summer Time', 'Europe/London'],
    ['en', 'Samoa time', 'Pacific/Apia'],
    ['en', 'New Zealand time', 'Pacific/Auckland'],
    ['en', 'Washington, D.C. time', 'America/New_York'],
    ['en', 'Pacific Standard Time', 'America/Los_Angeles'],
    ['en', 'South African time', 'Africa/Johannesburg'],
    ['de', 'Kathmandu-Zeit', 'Asia/Kathmandu'],
    ['de', 'nepalesischer Zeit', 'Asia/Kathmandu'],
    ['de', 'Neufundland-Zeit', 'America/St_Johns'],
    ['de', 'Ortszeit in Kapstadt', 'Africa/Johannesburg'],
    ['fr', 'heure de Katmandou', 'Asia/Kathmandu'],
    ['fr', 'heure du Népal', 'Asia/Kathmandu'],
    ['fr', 'heure locale de Terre-Neuve', 'America/St_Johns'],
    ['fr', 'heure de l’Inde', 'Asia/Kolkata'],
    ['es', 'hora de Terranova', 'America/St_Johns'],
    ['es', 'hora de la India', 'Asia/Kolkata'],
    ['es', 'hora de Samoa', 'Pacific/Apia'],
    ['it', 'ora del Nepal', 'Asia/Kathmandu'],
    ['it', 'ora di Terranova', 'America/St_Johns'],
    ['it', 'ora della Nuova Zelanda', 'Pacific/Auckland'],
  ])('is that of a place by its name, %s: %s', (language, named, zone) => {
    expect(zoneRead(language, named)).toBe(zone)
  })

  it.each<[string, string]>([
    ['UTC+5:45', 'Asia/Kathmandu'],
    ['UTC+0545', 'Asia/Kathmandu'],
    ['GMT+1', 'Etc/GMT-1'],
    ['UTC + 1', 'Etc/GMT-1'],
    ['UTC-3:30', 'America/St_Johns'],
    ['UTC−5', 'Etc/GMT+5'],
    ['GMT', 'Etc/UTC'],
  ])('is told by an offset: %s', (offset, zone) => {
    for (const language of ['en', 'de', 'fr', 'es', 'it'] as const)
      expect([language, zoneRead(language, offset)]).toEqual([language, zone])
  })

  it('is no offset where a dash leads to the end of the hours', () => {
    expect(readMail('Could we talk tomorrow, 3pm UTC - 5pm?', 'en').wish.timeZone).toBe('Etc/UTC')
  })

  it.each<[Language, string]>([
    ['en', 'Ruritania time'],
    ['en', 'Strelsau Town time'],
    ['de', 'ruritanischer Zeit'],
    ['de', 'Strelsau-Zeit'],
    ['fr', 'heure de Ruritanie'],
    ['es', 'hora de Ruritania'],
    ['it', 'ora di Ruritania'],
  ])('is unknown where nobody knows the place, so that the reading is unsure, %s: %s', (language, named) => {
    const { wish, confidence } = readMail(asks[language](named), language)
    expect([wish.timeZone, confidence]).toEqual([null, 'low'])
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet tomorrow at 3pm? Lunch Time is fine as well, any time is.'],
    ['en', 'Could we meet tomorrow at 3? It is high time.'],
    ['de', 'Können wir uns morgen um 15 Uhr treffen? Zeit ist Geld.'],
    ['fr', 'On peut se voir demain à 15 h ? Ce sera bientôt l’heure de Noël.'],
    ['es', '¿Nos vemos mañana a las 15 h? A la hora de comer no puedo.'],
    ['it', 'Ci vediamo domani alle 15? Per l’ora di pranzo non ce la faccio.'],
  ])('is that of the reader where no place is meant, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.timeZone).toBeNull()
  })

  it.each<[Language, string, string]>([
    ['en', 'I am in Nepal until March. Could we talk tomorrow at 3pm my time?', 'Asia/Kathmandu'],
    ['de', 'Ich bin in Neuseeland. Können wir morgen um 9 Uhr meiner Zeit sprechen?', 'Pacific/Auckland'],
    ['es', 'Estoy en Kenia. ¿Podemos hablar mañana a las 15 h de mi hora?', 'Africa/Nairobi'],
  ])('is that of the country that its writer is in, %s: %s', (language, text, zone) => {
    expect(readMail(text, language).wish.timeZone).toBe(zone)
  })
})
