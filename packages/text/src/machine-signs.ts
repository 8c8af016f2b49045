/** One thing that a sentence meant for a program does, and how much it tells. */
interface Sign {
  /** All of one row are enough. */
  readonly patterns: readonly (readonly RegExp[])[]
  readonly weight: number
  /** It is said to programs; an order is given to people as well. */
  readonly isForPrograms: boolean
}

/** Plain ranges of small letters: an engine needs fifteen times as long to prepare these for all letters of Unicode. */
function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<![a-z0-9ß-ɏ])(?:${alternatives})(?![a-z0-9ß-ɏ])`)
}

/** The words on both sides of ` & ` are in one sentence, in any order. */
function patternsOf(alternative: string): RegExp[] {
  return alternative.split(' & ').map(wholeWords)
}

/** Said to programs, hardly ever to people. */
function address(weight: number, ...alternatives: string[]): Sign {
  return { weight, isForPrograms: true, patterns: alternatives.map(patternsOf) }
}

/** Said of programs or of people's work as well. */

function order(...alternatives: string[]): Sign {
  return { weight: 1, isForPrograms: false, patterns: alternatives.map(patternsOf) }
}

const program =
  'ai|llms?|(?:large )?language models?|(?:ai|email|e-mail|mail|llm) (?:assistants?|agents?|models?|readers?)|automated (?:readers?|assistants?|agents?)|chatbots?|summari[sz]ers?|copilot|gemini|chatgpt|ki|ki-(?:assistent\\w{0,8}|modell\\w{0,8}|systeme?)|sprachmodelle?|automatische[nr]? assistent\\w{0,8}|ia|assistants? ia|agents? automatiques?|modèles? de langage|intelligence artificielle|asistentes? (?:de )?ia|modelos? de lenguaje|agentes? automáticos?|inteligencia artificial|assistent[ei] (?:di )?ia|assistent[ei] automatic[oi]|modell[oi] linguistic[oi]|intelligenza artificiale'
/** Those whose name is nothing else, neither of a team nor of a project. */
const clear_program =
  'llms?|(?:large )?language models?|(?:ai|email|e-mail|mail|llm) (?:assistants?|agents?|models?|readers?)|automated (?:readers?|assistants?|agents?)|chatgpt|ki-(?:assistent\\w{0,8}|modell\\w{0,8})|sprachmodelle?|automatische[nr]? assistent\\w{0,8}|assistants? ia|agents? automatiques?|modèles? de langage|asistentes? (?:de )?ia|modelos? de lenguaje|agentes? automáticos?|assistent[ei] (?:di )?ia|assistent[ei] automatic[oi]|modell[oi] linguistic[oi]'
const greetings =
  '(?:dear|hey|note (?:to|for|à|pour|aux)|attention|message (?:to|for|à|pour)|(?:instructions?|hint|notice) (?:to|for|pour|à)|hinweis (?:an|für)|anweisung (?:an|für)|nachricht an|nota (?:para|per|al?)|mensaje para|instruc\\w{1,8} para|messaggio per|istruzion[ei] per),?'
const article = "(?:the |die |das |den |jede[ns]? |l[’']|la |le |el |il |al |all[’']|les |los |any |all )?"
const reads =
  '(?:that|which|who|reading|processing|summari[sz]ing|handling|d(?:ie|as|er) (?:diese|das|den)|qui (?:lit|lis|traite|résume)|que (?:lee|lea|procesa|resume)|che (?:legge|elabora|riassume))'

const rules_en = '(?:instructions?|prompts?|rules|guidelines|directives|programming)'
const rules_de = '(?:anweisung\\w{0,8}|vorgaben|regeln|richtlinien|befehle?)'
const rules_fr = '(?:instructions?|consignes?|règles)'
const rules_es = '(?:instrucciones|reglas|indicaciones|directrices)'
const rules_it = '(?:istruzioni|regole|indicazioni|direttive)'

/** Rules of a contract or about a delivery are others than those of the reader. */
const of_nothing =
  '(?![a-zß-ɏ])(?!(?: (?:above|anteriores|précédentes|precedenti|previas))? (?:of(?! (?:your|the (?:system|developer|ai)))|for the(?! (?:ai|system))|on|about|regarding|concerning|der|des|zur|zum|für|vom|über|bezüglich|aus|de(?! (?:tu|tes|ton))|du|des|sur|pour|concernant|sobre|del|para|della|dei|sul|sulla|per|di(?! sistema))(?![a-zß-ɏ]))'

const signs: readonly Sign[] = [
  address(
    1,
    `(?<!(?:not|n[’']t|never) )(?:ignore|disregard|forget|override|bypass)\\b.{0,25}\\b${rules_en}${of_nothing}`,
    `(?:ignorier\\w{0,8}|vergiss(?! (?:bitte )?nicht)|missachte|überschreibe?|umgehe)\\b.{0,25}\\b${rules_de}${of_nothing}`,
    `(?:ignore[zs]?|oublie[zs]?(?! pas)|contourne[zs]?)\\b.{0,25}\\b${rules_fr}${of_nothing}`,
    `(?:ignor[ae]n?|olvid[ae]|omit[ae]|anula)\\b.{0,25}\\b${rules_es}${of_nothing}`,
    `(?<!non )(?:ignora(?:re|te)?|dimentica(?:re|te)?|sovrascriv[ie]|cancella)\\b.{0,25}\\b${rules_it}${of_nothing}`,
  ),
  order(
    '(?:ignore|disregard|forget|override)\\b.{0,40}\\b(?:above|previous|prior)(?! (?:instructions?|prompts?|rules|guidelines|directives))',
    '(?:ignorier\\w{0,8}|vergiss|missachte)\\b.{0,40}\\bbisherige\\w{0,8}(?! (?:anweisung|vorgaben|regeln))',
  ),
  address(
    1,
    `(?:all|any) (?:of )?(?:the |your |my )?(?:previous|prior|earlier|above|other|preceding) ${rules_en}${of_nothing}`,
    `alle[nr]? (?:bisherigen|vorherigen|vorigen|obigen|deine) ${rules_de}${of_nothing}`,
    `toutes (?:les|vos|tes) ${rules_fr}${of_nothing}`,
    `todas (?:las|tus|sus) ${rules_es}${of_nothing}`,
    `tutte (?:le|le tue) ${rules_it}${of_nothing}`,
    `(?:everything|all) (?:that )?you (?:were|have been) told${of_nothing}`,
    'alles,? was dir (?:bisher|vorher|zuvor)',
    `tout ce qu[’']on t[’']a (?:dit|demandé)${of_nothing}`,
    `todo lo que te (?:dijeron|han dicho)${of_nothing}`,
    `tutto (?:ciò|quello) che ti (?:è stato|hanno) detto${of_nothing}`,
    `(?:real|actual|true|wahren|echten|véritables|verdaderas|vere) (?:${rules_en}|${rules_de}|${rules_fr}|${rules_es}|${rules_it})${of_nothing}`,
  ),
  address(
    1,
    `your ${rules_en} (?:no longer|do not|don[’']t) (?:apply|hold)`,
    `deine ${rules_de} gelten (?:nicht mehr|nicht)`,
    `tes ${rules_fr} ne s[’']appliquent (?:plus|pas)`,
    `tus ${rules_es} (?:ya no|no) (?:se aplican|valen)`,
    `le tue ${rules_it} non (?:valgono|si applicano) più`,
    `(?:do not|don[’']t|no longer) (?:follow|obey) (?:your|the) .{0,25}${rules_en}`,
    `befolgst? (?:nur noch|keine)\\b.{0,20}\\b${rules_de}`,
    `ne (?:suis|respectes?) plus (?:tes|les) ${rules_fr}`,
    `no (?:sigas|sigues) (?:más )?(?:tus|las) ${rules_es}`,
    `non (?:segui|seguire) più (?:le tue|le) ${rules_it}`,
  ),
  address(
    2,
    `(?:you are|act as|du bist|tu es|vous êtes|eres|sei) (?:now |ab jetzt |jetzt |désormais |ahora |ora )?(?:an?|ein|eine|une?|una|un)[’']? ?(?:${program}|bot|modèle|modelo|modello)(?=\\s?[,.:;!)]|\\s(?:and|or|that|which|with|who|und|oder|mit|das|die|ohne|sans|et|qui|sin|y|que|senza|e|che)(?![a-zß-ɏ])|$)`,
  ),
  address(
    1,
    `${greetings} ${article}(?:${program}|assistant|asistente|assistente)(?=\\s?[,.:;!–-](?![a-zß-ɏ])|$)`,
  ),
  address(
    2,
    `${greetings} ${article}(?:${program})(?=\\s${reads}(?![a-zß-ɏ]))`,
    `${greetings} ${article}(?:${clear_program})(?=\\s?[,.:;!–-](?![a-zß-ɏ])|$)`,
    `(?:to|à|para|per) ${article}(?:${clear_program})(?=\\s?:)`,
    `(?:an|to|à|para|per) ${article}(?:${program})(?=,?\\s(?:reading|processing|summari[sz]ing|die diese (?:mail|e-mail|nachricht)|das diese (?:mail|e-mail|nachricht)|qui (?:lit|traite|résume)|que (?:lee|procesa|resume)|che (?:legge|elabora|riassume))(?![a-zß-ɏ]))`,
  ),
  address(
    2,
    `(?:if|as|since|because) you(?: are|[’']re) (?:an?|the|my)? ?(?:${program})(?=\\s?[,.:;!)]|\\s(?:and|or|${reads}|please)(?![a-zß-ɏ]))`,
    `(?:as|being) (?:an?|the) (?:${program})(?:,? you|,? your|\\s${reads}| (?:tasked|asked))`,
    `(?:wenn|falls|sofern) du (?:ein|eine|das|die) (?:${program}) bist`,
    `als (?:${program}) (?:musst|sollst|wirst|bist|darfst) du`,
    `en tant qu(?:e |[’'])(?:${program}),? (?:tu|vous|ta|ton|votre)`,
    `si (?:eres|tu es|vous êtes) (?:une?|una) (?:${program})(?=\\s?[,.:;!]|\\s(?:y|et|que|qui)(?![a-zß-ɏ]))`,
    `como (?:${program}),? (?:debes|tienes|tu|has de)`,
    `se sei un[’']? ?(?:una )?(?:${program})(?=\\s?[,.:;!]|\\s(?:e|che)(?![a-zß-ɏ]))`,
    `(?:come|in quanto) (?:${program}),? (?:devi|tu|la tua)`,
  ),
  order(
    '(?:system|developer) (?:prompt|message)|systemprompt|system-prompt|invite système|prompt (?:di|del|de|du) sist?t?[eè]m[ae]?|prompt injection|jailbreak',
  ),
  address(
    1,
    '(?:your|hidden|full|entire|original|initial|new|above) (?:system|developer) (?:prompt|message)|(?:system|developer) (?:prompt|message)\\s?:',
    '(?:ton|tes) invites? système|tu prompt|(?:deine[nrsm]?) (?:system-?)?prompt|(?:il )?tuo prompt|(?:print|reveal|show|repeat|output|leak|copy) (?:\\w{1,12} ){0,6}your (?:initial |full )?prompt',
    '(?:del )?tuo prompt',
  ),
  address(
    2,
    '^\\W{0,5}assistant (?:must|should|shall|has to) (?:reply|answer|respond|write|say|forward|send|ignore|summari[sz]e)',
  ),
  address(
    1,
    "^\\W{0,5}(?:ai|ki|ia|llm|bot|chatgpt|copilot)\\s?[:,]\\s?(?:do|don[’']t|you|your|the|search|ignore|forget|say|write|add|tell|put|please|bitte|du|dein|schreib|sag|ne|tu|no|non|di|escribe|scrivi)",
    "^\\W{0,5}(?:assistant|asistente|assistente|assistent|system|système|sistema)\\s?[:,]\\s?(?:do not|don[’']t|you|your|the user|the summary|ignore|forget|sure|du|dein\\w{0,8}|der nutzer|nouvelles|tu|tes|l[’']utilisateur|olvida|revela|tus|cancella|mostra|dimentica|le tue)",
    '(?<=,\\s)(?:assistant|asistente|assistente|assistent)\\W{0,3}$',
  ),
  order(`(?:${program})\\b.{0,25}\\b(?:must|should|shall|has to|will|reading this)`),
  address(1, 'new (?:instructions?|task) for|new instructions?:'),
  order(
    '(?:your|deine|ta|tu|la tua) (?:new|neue|nouvelle|nueva|nuova) (?:task|role|function|job|purpose|aufgabe|rolle|funktion|tâche|fonction|mission|tarea|función|funzione|mansione|compito) (?:is|ist|est|es|è)',
    'il tuo nuovo compito è',
    "(?:you are now|from now on,? you (?:are|will)|du bist (?:jetzt|ab jetzt|ab sofort|nun)|tu es (?:désormais|maintenant)|(?:ahora|desde ahora|a partir de ahora) eres|d[’']ora in poi sei|ora sei)",
    'act as (?:an?|the|if you)|actúa como|agis comme|agisci come|verhalte dich wie',
  ),
  order(
    '(?:without|no) (?:any )?(?:restrictions?|limits|limitations|filters)|unrestricted|jailbroken|ohne (?:einschränkungen|beschränkungen|filter)|sans (?:restrictions?|limites?|filtres?)|sin (?:restricciones|límites|filtros)|senza (?:restrizioni|limiti|filtri)|(?:developer|maintenance|god|debug|admin) mode|wartungsmodus|entwicklermodus',
  ),
  address(
    1,
    '(?:stop|cease|quit) summari[sz]ing (?:here|now|this|and)|hör auf,? (?:zusammenzufassen|mit der zusammenfassung)|arrête[zr]? (?:le résumé|de résumer)|deja de resumir|smetti(?:la)? di riassumere',
  ),
  order(
    'use your tools|nutze deine (?:werkzeuge|tools)|utilise tes outils|(?:usa|utiliza) tus herramientas|usa i tuoi strumenti',
    "(?:instructions|rules) (?:that )?you were given|anweisungen,? die du (?:bekommen|erhalten) hast|consignes qu[’']on t[’']a données|instrucciones que te dieron|(?:istruzioni|regole) (?:che ti hanno dato|date prima)",
  ),
  order(
    '(?:in|into|to) (?:the|your|this) (?:summary|reply|draft|answer|response|output) & (?:say|write|include|add|state|tell|mention|insert|put|append|place)',
    '(?:your|the) (?:summary|reply|draft|response|output) (?:must|should|has to|shall|needs to)',
    'summari[sz]e (?:this|the) (?:mail|e-?mail|message) (?:as|with|by)',
    '(?:in die|in der|der|zur|in deiner?) (?:zusammenfassung|antwort) & (?:schreib|schreiben?|schreibst|füge|sage?|sagen|erwähne?)',
    'die zusammenfassung (?:muss|soll)',
    'dans (?:le|votre|ton|ta) (?:résumé|réponse) & (?:écris|écrivez|écrire|ajoute[zs]?|dis|dites)',
    'le résumé doit',
    'en (?:el|tu|su|la) (?:resumen|respuesta) & (?:escrib[ae]|añad[ae]|incluy[ae]|di)',
    'el resumen debe',
    'nel(?:la)? (?:tua )?(?:riassunto|sommario|risposta) & (?:scrivi|aggiungi|includi|di’)',
    'il riassunto deve',
    '(?:respond|reply|answer|output|write) (?:only|nothing but)|antworte (?:nur|ausschließlich)|gib (?:\\w{1,12} )?nur|réponds (?:uniquement|seulement)|responde (?:únicamente|solo)|rispondi (?:solo|soltanto|unicamente)',
    '(?:instead|stattdessen|en su lugar|à la place|al suo posto|invece)\\b.{0,20}\\b(?:output|write|print|say|tell|gib|schreib\\w{0,8}|affiche|écris|escribe|di|scrivi)|(?:gib|schreib\\w{0,8}|affiche|écris|escribe|scrivi)\\b.{0,20}\\b(?:stattdessen|à la place|en su lugar|invece|al suo posto)',
  ),
  order(
    '(?:forward|send|leak|reveal|repeat|print) (?:all|every|the|your) (?:other |last |previous |earlier |stored )?(?:mails?|e-?mails?|messages?|inbox|passwords?|contacts?|instructions|prompt|conversation|system)',
    '(?:transme(?:ts|ttre)|réexpédier?|reenv(?:ía|iar)|inoltr(?:a|are)|leite|weiterleiten)\\b.{0,20}\\b(?:boîte de réception|bandeja|posta in arrivo|posteingang|cada correo|ogni e-?mail|chaque (?:mail|message)|jede (?:mail|nachricht))',
    '(?:reveal|revela|révèle|mostra|zeige|enthülle|répète|wiederhole|repite|ripeti)\\b.{0,40}\\b(?:instructions|instrucciones|istruzioni|anweisungen|prompt|invite)',
  ),
  order(
    'say nothing of (?:it|this)|do not (?:mention|tell|reveal) (?:it|this)|ne mentionnes? pas|no menciones|non menzionare|verschweige?|hide the warning',
    "(?:the|der|dem|des|den) (?:user|nutzer)s?(?:[’']s)?|l[’']utilisateur|(?:al|el|del) usuario|(?:l|all|dell)[’']utente",
    '(?:instructions?|priority) for (?:the )?(?:ai|llm)(?= follow|,|\\.|:|$)',
    '(?:administrator|highest|root) (?:priority|rights|authority|access)',
    'without asking|without confirmation|do not ask|ohne (?:nachzufragen|rückfrage)|sans demander|sin preguntar|senza chiedere',
  ),
]

/** So much have the signs of one sentence to weigh where one is for programs, and so much where none is. */
const enough_weight = 2
const enough_without_program = 3

/** Some of these stand in every sentence that is found; without them the signs need not be prepared, which takes long. */
const beginnings =
  /instru|istruz|prompt|rules|guideline|directive|programming|anweis|vorgaben|regel|richtlinie|befehl|consigne|règle|regla|indica[cz]i|regole|directri|direttiv|told|was dir|t[’']a |te (?:dij|han)|ti (?:è|hanno)|language|langage|lenguaje|linguistic|sprachmodell|assist|asist|agent|chatbot|\bbot\b|summari|zusammen(?:zu)?fass|résum|resum|riassum|copilot|gemini|chatgpt|\bllm|\b(?:ai|ki|ia)\b|intell?igen[cz]|reader|system|système|sistema|user|nutzer|utilisateur|usuario|utente/

/** Whether several signs that a sentence is meant for a program meet. Each alone is found in ordinary mails as well. */
export function hasMachineSigns(text: string): boolean {
  const line = text.toLowerCase()
  if (!beginnings.test(line)) return false
  const found = signs.filter(({ patterns }) =>
    patterns.some((row) => row.every((pattern) => pattern.test(line))),
  )
  const enough = found.some(({ isForPrograms }) => isForPrograms) ? enough_weight : enough_without_program
  return found.reduce((sum, { weight }) => sum + weight, 0) >= enough
}
