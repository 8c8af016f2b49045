import { describe, expect, it } from 'vitest'
import { summarise } from './summarise.ts'
import { tellsOutcome, tellsUnanswered } from './summary-outcomes.ts'
import { foldText } from '../wish/terms/tokens.ts'

describe('[GEN342] a sentence that tells how something turned out', () => {
  it.each([
    'The board decided to keep the old shed.',
    'The damage is covered by the policy.',
    'We cover your train ticket.',
    'Nobody was hurt.',
    'Three oars are broken.',
    'My advice is the new pump.',
    'If you would rather come by train, say so.',
    'The reason is the wet wood.',
    'She is fine and back at work.',
    'It is the third time since May.',
    'Das ist schon das dritte Mal.',
    "C'est la troisième fois depuis mai.",
    'Ya es la tercera vez desde mayo.',
    'È già la terza volta da maggio.',
    'The handover is postponed to May.',
    'We would be happy to take him.',
    'Those who do not answer stay at home.',
    'Der Vorstand hat den Antrag einstimmig abgelehnt.',
    'Der Verringerung stimmen wir zu.',
    'Die Kosten übernehmen wir.',
    'Es wurde niemand verletzt.',
    'Drei Ruder sind beschädigt.',
    'Ich würde die neue Pumpe nehmen.',
    'Falls Sie lieber mit dem Zug kommen, geht das auch.',
    'Der Grund ist das nasse Holz.',
    'Es geht ihr wieder gut.',
    'Die Übergabe verschiebt sich auf Mai.',
    'Wir würden ihn gern aufnehmen.',
    'Wer sich nicht meldet, bleibt zu Hause.',
    'Le bureau a refusé la demande.',
    'Les frais sont à notre charge.',
    "Personne n'a été blessé.",
    'Trois rames sont cassées.',
    'Je te conseille la pompe neuve.',
    'Si vous préférez venir en train, dites-le.',
    'La raison est le bois humide.',
    'Elle va bien et a repris le travail.',
    'La remise est reportée à mai.',
    'Nous aimerions beaucoup le prendre.',
    'Ceux qui ne répondent pas restent à la maison.',
    'Se ha decidido no abrir los domingos.',
    'La lona la ponemos nosotros sin coste.',
    'Nadie resultó herido.',
    'Tres remos están rotos.',
    'Te recomiendo la bomba nueva.',
    'Si prefiere venir en tren, dígalo.',
    'El motivo es la madera mojada.',
    'Está bien y ya trabaja.',
    'La entrega se aplaza a mayo.',
    'Nos gustaría mucho tenerlo.',
    'Los que no contesten se quedan en casa.',
    'La proposta è stata respinta.',
    'Le spese sono a nostro carico.',
    'Nessun ferito, per fortuna.',
    'Tre remi sono rotti.',
    'Ti consiglio la pompa nuova.',
    'Se preferisce venire in treno, lo dica.',
    'Il motivo è il legno bagnato.',
    'Sta bene e lavora di nuovo.',
    'La consegna slitta a maggio.',
    'Saremmo contenti, ci farebbe piacere averlo.',
    'Chi non risponde resta a casa.',
  ])('%s', (text) => {
    expect(tellsOutcome(foldText(text))).toBe(true)
  })

  it.each([
    'The shed stands by the lake.',
    'Der Schuppen steht am See.',
    'Le hangar est au bord du lac.',
    'El cobertizo está junto al lago.',
    'Il capanno sta in riva al lago.',
  ])('but not one that only describes: %s', (text) => {
    expect(tellsOutcome(foldText(text))).toBe(false)
  })

  it.each([
    'After that I put them in store at your expense.',
    'Danach lasse ich sie auf Ihre Kosten einlagern.',
    'Ensuite je les fais garder à vos frais.',
    'Después los haré guardar a su costa.',
    'Poi li faccio custodire a Vostre spese.',
  ])('[GEN342] at whose cost: %s', (text) => {
    expect(tellsUnanswered(foldText(text))).toBe(true)
  })

  it('has its place beside what is asked', () => {
    const view =
      'The shed stands by the lake, and the trees beside it are old and tall. Swans live there in spring, and nobody minds them much.'
    const asked = 'Could you send me the list by Friday 4 December?'
    const text = `The quad came back on 12 November after 40 days at the yard. ${view} The repair is covered by the policy. My advice is the green paint. ${asked}`
    const told = summarise({ subject: 'Quad', text, reader: 'Ada Lind' }).text
    expect(told).toContain('The repair is covered by the policy. My advice is the green paint.')
    expect(told).toContain(asked)
  })

  it('a line that ends in the next one comes with it', () => {
    const view = 'The shed stands by the lake, and the trees beside it are old and tall. '.repeat(4)
    const text = `${view}\n\nI could come on\n\nMonday 7 December, 8 to 10, or\nWednesday 9 December, 1 to 3.\n\nIt takes 20 minutes.`
    expect(summarise({ subject: 'Stove', text, reader: 'Ada Lind' }).text).toContain(
      'I could come on Monday 7 December, 8 to 10, or Wednesday 9 December, 1 to 3.',
    )
  })
})
