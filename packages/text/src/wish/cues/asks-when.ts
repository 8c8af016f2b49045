import { matchPhrases } from './phrase-matcher.ts'

/** Whether a folded sentence asks to be told when the reader can come or be reached: `Let us know when she can call you.` */
export function asksWhenToMeet(folded: string): boolean {
  return asks.test(folded)
}

const asks = matchPhrases(
  [
    '(know|tell|inform|stating|state|saying|say|indicating|indicate|advise|advising|notify|informing|telling) ~2 (when|what time|which day|what day|which days) ~4 (can|could|may|might|like|wish|want|prefer) ~2 (come|reach|call|ring|phone|meet|visit|attend|speak|talk|drop|be reached|see (you|us|me|her|him|them))',
    '(mit|mitteilung|mitteilen|wissen|sagen|sag|sagt|mir|uns|schreib*|bescheid|angeben|angabe|nachricht|ruckmeldung) (,)? (wann|an welchem tag|zu welchem termin|zu welcher zeit) ~5 (kommen|erreichen|vorsprechen|vorbeikommen|besuchen|anrufen|treffen|sprechen|erscheinen|teilnehmen|wahrnehmen) (kann|kannst|konnen|konnt|konnten|mochte|mochten|mochtest|mochtet|wollen|wollt|willst|darf|durfen)',
    '(savoir|dire|dites|dis|indiquer|indiquez|preciser|precisez|precisant|indiquant|communiquer|nous|moi|me) ~1 (quand|quel jour|quels jours|a quel moment|a quelle heure) ~4 (pouvez|peux|peut|pourriez|pourrait|pourrais|pouvons|souhaitez|souhaiteriez|voulez|voudriez|puis|puisse|desirez) ~2 (venir|joindre|appeler|rappeler|rencontrer|parler|presenter|assister|contacter|passer (,|.|?|au|a|chez|nous|me)|(vous|te|nous|me) (voir|recevoir))',
    '(comunique*|comunicarnos|comunicarme|diga|digan|diganos|digame|dime|dinos|decirme|decirnos|indique*|indicarnos|indicarme|indicar|indicando|saber|avise*|dicen|dices|dice) ~4 (cuando|que dia|que dias|a que hora) ~5 (puede|pueden|puedes|podria|podrian|podemos|puedo|desea|desean|quiere|quieren|quieres|prefiere|gustaria|pueda) ~1 (acudir|venir|localizar*|visitar*|llamar*|pasarse|hablar|reunir*|contactar*|asistir|pasar (por|a|,|.|?)|verl(e|a|o)|verte|vernos)',
    '(sapere|dire|dirmi|dirci|dimmi|dica|dicci|comunicar*|comunichi|comunicate|indicar*|indichi|indicando|segnalar*|scrivere|scriverci|precisando) ~4 (quando|che giorno|quale giorno|a che ora) ~4 (puo|puoi|potete|possono|possiamo|posso|potrebbe|potreste|desidera|vuole|volete|vorrebbe|preferisce|desiderate) ~1 (venire|raggiunger*|chiamar*|incontrar*|parlar*|presentarsi|visitare|partecipare|contattar*|trovarla|trovarvi|trovarti|passare (,|.|?|da|in|a))',
  ].join('|'),
)

/** Whether a folded sentence announces that something is shut off: `We will interrupt the water supply on Wednesday.` */
export function cutsSupply(folded: string): boolean {
  return cuts.test(folded) && supplies.test(folded)
}

const cuts = matchPhrases(
  [
    'interrupt*|(shut|turn|switch|cut|shutting|turning|switching) ~4 off|(turned|switched|shut|cut) off|outage|power cut|(will be|is|are) (off|suspended)',
    'unterbroch*|unterbrechen (wir|die)|wir unterbrechen|(stellen|schalten|drehen) ~16 ab|abgestellt|abgeschaltet|abgedreht|gesperrt|abschaltung|sperrung',
    '(coupons|couperons|coupera|coupe|coupee|coupure|coupures)|interromp*|interruption*',
    '(interrump*|cortamos|cortaremos|cortara|corte|cortes|cortad*|interrupcion*|suspend*)',
    '(sospend*|sospes*|interromp*|interrott*|interruzion*)',
  ].join('|'),
)

const supplies = matchPhrases(
  [
    'power supply|electricity|water supply|gas supply|power|the water|the gas|heating supply',
    'strom*|wasser|wasserversorgung|gasversorgung|trinkwasser|warmwasser|fernwarme|heizung',
    'courant|electricite|(l|d) eau|le gaz|chauffage|alimentation electrique',
    'suministro|la luz|el agua|el gas|electricidad|corriente',
    '(l|d) energia|energia elettrica|corrente|(l|d) acqua|il gas|erogazione|fornitura',
  ].join('|'),
)
