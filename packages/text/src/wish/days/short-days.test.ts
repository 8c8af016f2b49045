import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN142] short names of weekdays in small letters', () => {
  it.each<[Language, string, string]>([
    ['en', 'i could do sat eve instead', '2027-01-16 17-24'],
    ['en', 'can do the sat after', '2027-01-16'],
    ['en', "sat's the derby, tour van's in berlin sun or mon", '2027-01-16 2027-01-17 2027-01-18'],
    ['en', 'street party sat, i finish waitressing', '2027-01-16'],
    ['de', 'sa oder so?', '2027-01-16 2027-01-17'],
    ['de', 'kann do od. fr kommen', '2027-01-14 2027-01-15'],
    ['de', 'wichtig: fr bin ich in rheinsberg', '2027-01-15'],
    ['de', 'mo schwimmen, do logopädie, rest leer', '2027-01-18 2027-01-14'],
    ['de', 'Sonst So, da bin ich eh bei dir.', '2027-01-17'],
    ['de', 'Offen Fr–So oder am So abends.', '2027-01-15+ 2027-01-17 17-24'],
    ['de', 'Am We bin ich bei Oma, am Samschtig nicht.', '2027-01-16+ 2027-01-16'],
    ['fr', 'dispo lun ou mar', '2027-01-18 2027-01-19'],
    ['fr', 'dim je suis là', '2027-01-17'],
    ['es', 'lun o mar', '2027-01-18 2027-01-19'],
    ['es', 'vie por la tarde', '2027-01-15 12-18'],
    ['it', 'io ho le notti mar e mer', '2027-01-19 2027-01-20'],
    ['it', 'lun ho il dentista, gio sono libera', '2027-01-18 2027-01-14'],
    ['it', 'Giovedì? o dom', '2027-01-14 2027-01-17'],
  ])('are read beside days and what is said of these, %s: %s', (language, text, days) => {
    expect(toldItems(text, language)).toBe(days)
  })

  it.each<[Language, string]>([
    ['en', 'we sat, and the sun is out'],
    ['en', 'I sat by the door and the sun shone.'],
    ['de', 'so hab ich das nicht gemeint, das sagt er mir so oder so'],
    ['de', 'So können wir das machen. So, fertig.'],
    ['de', 'do hast recht, er kann do nix machen'],
    ['fr', 'la mer est belle et ce jeu est drôle'],
    ['fr', 'sam arrive'],
    ['es', 'la mar de bien, el mar en calma'],
    ['es', 'vie el correo'],
    ['it', 'il mar ligure e al mar'],
  ])('are other words elsewhere, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })

  it.each<[Language, string, string]>([
    ['en', "I'm open Tuesday to Saturday.", '2027-01-19+'],
    ['de', 'Wir haben von Dienstag bis Samstag geöffnet.', '2027-01-19+'],
    ['fr', 'Nous sommes ouvertes du mardi au vendredi, 10 h – 18 h.', '2027-01-19+ 10-18'],
    ['es', 'Estamos abiertos de lunes a jueves, venga usted.', '2027-01-18+'],
    ['it', 'Siamo aperti lun-ven 9-12.', '2027-01-18+ 9-12'],
  ])('days on which the writer is open are days to come, %s: %s', (language, text, days) => {
    expect(toldItems(text, language)).toBe(days)
  })
})

describe('[GEN258] `Sam`, which is a name as well', () => {
  it.each([
    ['Sam peut venir mardi à 10 h ?'],
    ['On peut se voir avec Sam mardi ?'],
    ['Dis à Sam que je suis libre mardi. On se voit ?'],
    ['On se voit mardi ? Bises, Sam'],
  ])('is no day where nothing says so: %s', (text) => {
    expect(JSON.stringify(readMail(text, 'fr').wish)).not.toContain('2027-01-16')
  })

  it.each([['Tu es dispo Ven ou Sam ?'], ['Tu es libre Sam matin ?'], ['On se voit Sam 16 ?']])(
    'is a day beside others, with a number and with a part of the day: %s',
    (text) => {
      expect(toldWish(text, 'fr')).toContain('2027-01-16')
    },
  )
})
