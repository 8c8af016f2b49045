import type { Language } from '../../language.ts'
import { asksAlong } from './asks-along.ts'
import { filtered, type TextTest } from '../../literal-filter.ts'

/**
 * Whether a folded sentence tells its reader to call, to come by or to join the writer: `Call me tomorrow afternoon`,
 * `Come over on Saturday`. Not where it does so for a case that may not come (`Call me if anything is unclear`), for
 * everybody (`Come to our open day`), or for a thing that is due (`Come by to pick up the keys`). Or whether it asks for that in
 * other words.
 */
export function tellsToMeet(folded: string, language: Language): boolean {
  if (asksAlong(folded, language)) return true
  const { leads, orders, conditions } = told[language]
  return (
    !conditions.test(folded) &&
    folded.split(clauses).some((clause) => {
      const order = clause.trim().replace(leads, '')
      return orders.some(
        ({ opens, holds }) => opens.test(order) && (holds === undefined || holds.test(order)),
      )
    })
  )
}

/** A clause that begins so, and has such a word. */
interface Order {
  readonly opens: TextTest
  readonly holds?: TextTest
}

interface ToldWords {
  /** What may stand before the order in its clause. */
  readonly leads: RegExp
  readonly orders: readonly Order[]
  readonly conditions: TextTest
}

const clauses =
  /[,.:;!?¡()–—]| - | (?=(?:and|but|or|so|then|und|oder|et|ou|alors|donc|y|o|pues|entonces|e|allora|quindi) )/

const told: Readonly<Record<Language, ToldWords>> = {
  en: {
    leads: /^(?:(?:please|pls|just|do|also|and|but|or|so|then) )*/,
    orders: [
      {
        opens: filtered(
          /^(?:call|ring|phone|facetime|skype) (?:me|us)(?: back| up)?(?!\p{L}| (?:an?|old|crazy|the)(?!\p{L}))/u,
        ),
      },
      {
        opens: filtered(
          /^give (?:me|us) an?(?:other)? (?:quick |short )?(?:call|ring|bell|buzz|shout)(?!\p{L})/u,
        ),
      },
      {
        opens: filtered(
          /^(?:come|pop|nip) (?:by|over|round|around|in|up|down|along)(?!\p{L}| with(?!\p{L}))/u,
        ),
      },
      {
        opens: filtered(
          /^(?:drop|stop|swing) (?:by|round|(?:over|in)(?! (?:the|a|your)(?!\p{L})))(?!\p{L})/u,
        ),
      },
      { opens: filtered(/^(?:look in|head over|call (?:in|by|round))(?!\p{L}| (?:at|to|sick)(?!\p{L}))/u) },
      { opens: filtered(/^come (?:and )?(?:see|visit|join) (?:me|us)(?!\p{L})/u) },
      {
        opens: filtered(
          /^come (?:to|into) (?:me|us|my|mine|ours|the office|the workshop|the shop|the studio|the practice|the surgery|reception|our (?:office|place|house|workshop|shop|studio|flat))(?!\p{L})/u,
        ),
      },
      {
        opens: filtered(
          /^come for (?:a |an )?(?:dinner|lunch|supper|breakfast|coffee|tea|drinks?|brunch|cake|bite|beer|glass)(?!\p{L})/u,
        ),
      },
      { opens: filtered(/^(?:meet|see|visit|join) me(?!\p{L})/u) },
    ],
    conditions: filtered(
      /(?<!\p{L})(?:if|unless|in case|should (?:you|it|anything|there)|questions|queries|open (?:day|house|evening|studio)|everyone|everybody|all of you|mon(?:day)?s?(?: to | ?[-–—] ?| through | until )fri(?:day)?s?|pick up|collect|drop off|fair|expo|stand|booth|hall|emergency|emergencies)(?!\p{L})/u,
    ),
  },
  de: {
    leads: /^(?:(?:bitte|dann|also|und|oder) )*/,
    orders: [
      {
        opens: filtered(
          /^(?:rufe?|ruft|rufen sie|klingele?|klingle|klingelt|klingeln sie|bimmele?|bimmle) (?:(?:bitte|doch|einfach|gern|gerne|dann) )*(?:mich|uns|mal|kurz|heute|morgen|ubermorgen|am|um|gegen|ab|nach|vor|nachste)(?!\p{L})/u,
        ),
        holds: filtered(/ (?:an|durch|zuruck)(?!\p{L})/u),
      },
      {
        opens: filtered(/^(?:melde? dich|melden sie sich|meldet euch) /),
        holds: filtered(/ telefonisch(?!\p{L})/u),
      },
      {
        opens: filtered(/^(?:komme?|kommt|kommen sie) /),
        holds: filtered(
          / (?:vorbei|ruber|rein|herein|rum|herum|her|hoch|rauf|herauf|runter|herunter|zu (?:mir|uns)|in die (?:werkstatt|praxis|kanzlei|schule|firma)|ins (?:buro|buero|atelier|studio|geschaft)|zum (?:kaffee|essen|abendessen|mittagessen|fruhstuck|tee|brunch|kuchen|grillen))(?!\p{L})/u,
        ),
      },
      {
        opens: filtered(/^(?:schaue?|schaut|schauen sie) /),
        holds: filtered(/ (?:vorbei|rein|herein)(?!\p{L})/u),
      },
      {
        opens: filtered(/^(?:besuche?|besucht|besuchen sie|triff|trefft|treffen sie) (?:mich|uns)(?!\p{L})/u),
      },
    ],
    conditions: filtered(
      /(?<!\p{L})(?:wenn|falls|sobald|sollten? (?:sie|du|ihr|etwas|es)|bei (?:weiteren |eventuellen )?(?:fragen|ruckfragen|problemen|bedarf|interesse|unklarheiten)|fur (?:fragen|ruckfragen)|notfall|notfallen|jederzeit|tag der offenen|mo(?:ntags?)?(?: bis | ?[-–—] ?)fr(?:eitags?)?|abholen|abholt|abzuholen|abgeben|messe|stand|halle|ausstellung|nuchtern|punktlich|alle)(?!\p{L})/u,
    ),
  },
  fr: {
    leads: /^(?:(?:et|alors|donc|puis|ou|stp|svp|merci de) )*/,
    orders: [
      {
        opens: filtered(
          /^(?:appelle|appelez|rappelle|rappelez|telephone|telephonez|retrouve|retrouvez|rejoins|rejoignez)[ -](?:moi|nous)(?!\p{L})/u,
        ),
      },
      {
        opens: filtered(
          /^passez?[ -](?:moi|nous) un (?:petit )?(?:coup de (?:fil|telephone)|appel)(?!\p{L})/u,
        ),
      },
      {
        opens: filtered(
          /^(?:passe|passez|viens|venez)(?: donc| plutot| quand)?(?: (?:me voir|nous voir|boire|prendre|diner|dejeuner|manger|gouter|chez (?:moi|nous)|a (?:la maison|l['’ ]?(?:atelier|agence|appartement|etude|ecole)|mon|notre)|au (?:bureau|cabinet|magasin|studio|garage|labo)|dans (?:mon|notre)|demain|ce soir|cet apres|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|vous voulez|tu veux))(?!\p{L})/u,
        ),
      },
    ],
    conditions: filtered(
      /(?<!\p{L})(?:si |s['’ ]ils? |en cas|au cas|(?:pour|une|des|vos|toutes?) questions?(?!\p{L})|portes ouvertes|salon|stand|foire|du lundi au|urgence|recuperer|chercher|retirer|deposer)/u,
    ),
  },
  es: {
    leads: /^(?:(?:y|pues|entonces|o|porfa|por favor|asi que) )*/,
    orders: [
      {
        opens: filtered(
          /^(?:llama|llame|llamad|telefonea|telefonee|visita|visite|acompana|acompane)(?:me|nos)(?!\p{L})/u,
        ),
      },
      {
        opens: filtered(
          /^(?:da|de|dad|pega|pegue|echa|eche)(?:me|nos) (?:un (?:toque|telefonazo|llamadita)|una (?:llamada|llamadita))(?!\p{L})/u,
        ),
      },
      {
        opens: filtered(
          /^(?:pasate|pasese|pasa|pase|pasaos|ven|vente|venga|venid|veniros|acercate|acerquese)(?: (?:a (?:casa|verme|vernos|comer|cenar|tomar|desayunar|merendar|mi|la|las|eso)|al (?:despacho|taller|estudio|local)|por (?:aqui|casa|la|el|mi|nuestra)|manana|hoy|esta|este|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|cuando quieras|cuando quiera))(?!\p{L})/u,
        ),
      },
    ],
    conditions: filtered(
      /(?<!\p{L})(?:si (?!quieres|quiere|te |le )|en caso|por si|cualquier (?:duda|cosa|pregunta|consulta)|dudas|puertas abiertas|feria|stand|de lunes a|urgencia|recoger|recogerl[oa]s?|retirar)/u,
    ),
  },
  it: {
    leads: /^(?:(?:e|allora|poi|o|per favore|quindi) )*/,
    orders: [
      { opens: filtered(/^(?:ri)?(?:chiama|chiamate|telefona|telefonate|raggiungi)(?:mi|ci)(?!\p{L})/u) },
      { opens: filtered(/^(?:mi|ci) (?:ri)?(?:chiami|telefoni)(?!\p{L})/u) },
      {
        opens: filtered(
          /^(?:fammi|facci|dammi|dacci|mi faccia|ci faccia|mi dia|fatemi) (?:uno? (?:squillo|colpo)|una (?:chiamata|telefonata))(?!\p{L})/u,
        ),
      },
      {
        opens: filtered(
          /^(?:passa|passi|passate|vieni|venga|venite)(?: pure)?(?: (?:da (?:me|noi)|a (?:casa|trovarmi|trovarci|cena|pranzo|prendere|bere|mangiare)|in (?:ufficio|studio|negozio|officina|laboratorio|bottega|sede)|al (?:laboratorio|negozio)|domani|stasera|oggi|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|quando vuoi|quando vuole))(?!\p{L})/u,
        ),
      },
    ],
    conditions: filtered(
      /(?<!\p{L})(?:se (?!vuoi|vuole|ti |le )|in caso|nel caso|qualora|qualsiasi|(?:per|eventuali) (?:domande|dubbi|chiarimenti)|porte aperte|fiera|stand|dal lunedi al|urgenza|urgenze|ritirare|ritirarl[aeio]|prendere (?:il|la|le|i|lo)(?!\p{L}))/u,
    ),
  },
}
