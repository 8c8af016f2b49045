/** Who and what is named where a text speaks to programs, in five languages; alternatives of regular expressions, in small letters. */

/** Programs by what they are for, which is a name only for a program: `automatic readers`, `outils d’ia`. */
const described_programs = [
  '(?:ai|automat(?:ed|ic)|virtual|digital|email|e-mail|mail|llm|summary) (?:readers?|assistants?|agents?|tools?|systems?|models?|bots?|programs?|summari[sz]ers?)',
  'assistenzprogramm\\w{0,2}|ki-(?:assisten\\w{0,8}|modell\\w{0,8}|systeme?n?|werkzeuge?n?|tools?|dienste?n?|programme?n?|agenten?|helfer\\w{0,4})',
  '(?:automatische|maschinelle|virtuelle)[nrs]? (?:assisten\\w{0,8}|systeme?n?|programme?n?|leser|helfer|werkzeuge?n?)',
  "(?:assistante?|agent|lecteur|outil|système|programme|logiciel|robot)s? (?:automatique|automatisé|virtuel|numérique|d[’']ia|ia|d[’']intelligence artificielle)\\w{0,3}",
  '(?:asistente|agente|lector|herramienta|sistema|programa|robot)(?:e?s)? (?:automátic[oa]|automatizad[oa]|virtual|digital|ia|de ia|de inteligencia artificial|de resumen)\\w{0,2}(?: automátic[oa]s?)?',
  '(?:assistent[ei]|agent[ei]|lettor[ei]|strument[oi]|sistem[ai]|programm[ai]|robot) (?:automatic[oi]|virtual[ei]|digital[ei]|ia|di ia|di intelligenza artificiale|di sintesi|di riassunto)(?: automatic[oa])?',
].join('|')

/** Those whose name is nothing else, neither of a team nor of a project. */
export const clear_program = `llms?|(?:large )?language models?|chatgpt|sprachmodelle?|modèles? de langage|modelos? de lenguaje|modell[oi] linguistic[oi]|(?:künstliche|artificial) intelligen[zc]e?|intelligence artificielle|inteligencia artificial|intelligenza artificiale|${described_programs}`

export const program = `ai|chatbots?|summari[sz]ers?|copilot|gemini|ki|ia|${clear_program}`

/** A program that is named by what it does with a mail: `the software that reads the mails`. */
export const reading_program =
  '(?:software|programm?e?|tool|system|machine|robot|bot|model|ai|ki|maschine|modell|logiciel|outil|système|modèle|robot|ia|programa|herramienta|sistema|modelo|programma|strumento|modello)(?:s|e?n)?,? (?:that|which|reading|processing|summari[sz]ing|da?s|d(?:ie|as|er)|qui|que|che)\\b.{0,30}\\b(?:e?-?mails?|messages?|inbox|mailbox|summar\\w{1,6}|nachricht\\w{0,2}|posteingang|postfach|zusammenf\\w{1,9}|courriels?|boîte|résum[a-zé]{1,5}|correos?|mensajes?|buzón|bandeja|resum\\w{1,4}|messagg\\w{1,2}|posta|casella|riassu\\w{1,4})'

export const rules_en = '(?:instructions?|prompts?|rules|guidelines|directives|orders|programming)'
export const rules_de = '(?:anweisung\\w{0,8}|vorgaben|regeln|richtlinien|befehle?)'
export const rules_fr = '(?:instructions?|consignes?|règles|ordres)'
export const rules_es = '(?:instrucciones|reglas|indicaciones|directrices|órdenes|normas)'
export const rules_it = '(?:istruzioni|regole|indicazioni|direttive|ordini)'
export const rules = `(?:${[rules_en, rules_de, rules_fr, rules_es, rules_it].join('|')})`

/** The mail that speaks, named by itself. */
export const this_mail =
  '(?:this|the present|the above) (?:e-?mail|mail|message|text|letter)|diese[rsnm]? (?:mails?|e-mails?|nachricht|texte?s?)|(?:ce|cet|cette) (?:courriel|mail|e-mail|message|texte|passage)|est[ea] (?:correo|mensaje|texto|email)|quest[oa] (?:messaggio|e-?mail|mail|testo)'

/** What a program does with a mail. */
export const handles =
  '(?:read\\w{0,3}|process\\w{0,3}|handl\\w{1,3}|analy[sz]\\w{1,3}|evaluat\\w{1,3}|classif\\w{1,4}|scan\\w{0,4}|condens\\w{1,3}|filter\\w{0,3}|lesen|liest|gelesen|verarbeite\\w{0,2}|auswerte\\w{0,2}|ausgewertet|analysier\\w{1,2}|bearbeite\\w{0,2}|lit|lis|lue?|passe par|traite\\w{0,2}|analyse\\w{0,2}|parcour\\w{1,2}|lee|leído|lea|pasa por|procesa\\w{0,2}|procese|analiza\\w{0,2}|analice|legge|letto|passa (?:da|per)|elabora\\w{0,2}|analizza\\w{0,2}|summari[sz]\\w{1,4}|summary|zusammen(?:zu)?fass\\w{1,4}|zusammengefasst|résum[a-zé]{1,5}|resum\\w{1,4}|riassu\\w{1,4})'

export const summarises =
  '(?:summari[sz]\\w{1,4}|summary|zusammen(?:zu)?fass\\w{1,4}|résum[a-zé]{1,5}|resum\\w{1,4}|riassu\\w{1,4})'

/** Who reads the mail, for a program that stands between. */
export const reader =
  "(?:the|der|dem|des|den|die) (?:user|nutzer|nutzerin|reader|leser)s?(?:[’']s)?|(?:l|à l|de l)[’']utilisat(?:eur|rice)|(?:au|du|le) lecteur|(?:al?|el|del?)(?: la)? usuari[oa]|(?:al|el|del) lector|(?:l|all|dell)[’']utente|(?:al|il|del) lettore|(?:the recipient|dem empfänger|(?:au|le) destinataire|(?:al|el|il) destinatario)"

/** How a mail is to be treated, as a program is told that answers in its stead. */
export const steers = [
  '(?:mark|rate|rank|flag|classify|treat|label) (?:this|the|it) & as',
  '(?:hide|conceal|suppress|withhold) (?:the|this|it|all|any|from)',
  '(?:recommend|advise|urge|persuade) (?:the|it|that|him|her|them|our)',
  '(?:start|begin|end|open|close) (?:\\w{1,6} ){0,2}with (?:the )?(?:words?|sentence|phrase|[“"«„])',
  'obey (?:me|only|the)|praise|(?:print|list|reveal|give me|send me) (?:all|every)',
  '(?:stufe|markier\\w{1,2}|bewerte|kennzeichne|behandle|behandelt) & als',
  'verschweig\\w{0,2}|verheimlich\\w{0,2}|verbirg|unterschlag\\w?|empfiehl|zu raten|raten,|rate (?:dem|zu|ihm|ihr)|dräng\\w{1,2}',
  '(?:beginn\\w{0,3}|fang\\w{0,2}|ende) & mit',
  'gehorch\\w{0,2}|gib(?:st)? mir|lobe?',
  '(?:classe|marque|note|traite|signale)[zsr]? & (?:urgente?|importante?|comme)',
  'tais|taisez|taire|cache[zsr]?|dissimule[zsr]?|sous silence',
  '(?:conseille|recommande|incite|pousse)[zrs]?|(?:commence|débute)[zsr]? par|obéis\\w{0,4}|donne[sz]?[- ]moi|loue[zs]?',
  '(?:clasific|marc|trat|etiquet)(?:a|ar|ue|ue|e|que) & como',
  'calla|callar|oculta|ocultar|esconde|silencia|recomiend[ae]|recomendar|aconsej\\w{1,2}|(?:empie[cz]|comien[cz])[ae] (?:por|con)|obedece|me das|dame|elogia',
  '(?:segna|classifica|tratta|contrassegna)(?:re|te)? & come',
  'taci|tacere|nascondi|nascondere|occulta|consigli[ao]?|consigliare|raccomanda(?:re)?|(?:comincia|inizia)(?:re)? con|obbedisci|dammi|mi dai|loda',
]

/** Who made a program. */
export const makers =
  '(?:your|deine[rs]?|tes|tus|i tuoi|dei tuoi|de tus|de tes) (?:developers?|creators?|makers?|designers?|programmers?|operators?|entwickler\\w?|schöpfer\\w?|betreiber\\w?|programmierer\\w?|concepteurs|créateurs|développeurs|programmeurs|creadores|desarrolladores|programadores|diseñadores|creatori|sviluppatori|programmatori)|dein (?:entwickler|schöpfer|betreiber|programmierer)|ton (?:concepteur|créateur|développeur)|tu (?:creador|desarrollador|programador)|il tuo (?:creatore|sviluppatore|programmatore)'
