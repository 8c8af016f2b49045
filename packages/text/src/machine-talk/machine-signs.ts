import { filtered, type FilteredPattern } from '../literal-filter.ts'
import {
  answers_only,
  asks_for_inside,
  calls_tools,
  changes_mode,
  changes_voice,
  claims_authority,
  drops_task,
  ends_session_rules,
  fake_user,
  frames,
  gives_role,
  gives_weak_role,
  in_secret,
  inside,
  knows_no_limits,
  lifts_own_rules,
  lifts_safety,
  made_of_this,
  names_own_inside,
  serves_user,
  sets_task,
  weak_frames,
  while_handling,
} from './machine-orders.ts'
import {
  clear_program,
  handles,
  makers,
  program,
  reader,
  reading_program,
  rules,
  rules_de,
  rules_en,
  rules_es,
  rules_fr,
  rules_it,
  steers,
  summarises,
  this_mail,
} from './machine-words.ts'

/** One thing that a sentence meant for a program does, and how much it tells. */
interface Sign {
  /** All of one row are enough. */
  readonly patterns: readonly (readonly FilteredPattern[])[]
  readonly weight: number
  /** It is said to programs; an order is given to people as well. */
  readonly isForPrograms: boolean
  /** It is no talk of rules alone, which people give each other as well. */
  readonly namesProgram: boolean
}

/** Plain ranges of small letters: an engine needs fifteen times as long to prepare these for all letters of Unicode. */
function wholeWords(alternatives: string): FilteredPattern {
  return filtered(new RegExp(`(?<![a-z0-9ß-ɏ])(?:${alternatives})(?![a-z0-9ß-ɏ])`))
}

/** The words on both sides of ` & ` are in one sentence, in any order. */
function patternsOf(alternative: string): FilteredPattern[] {
  return alternative.split(' & ').map(wholeWords)
}

/** Said to programs, hardly ever to people. */
function address(weight: number, ...alternatives: string[]): Sign {
  return { weight, isForPrograms: true, namesProgram: true, patterns: alternatives.map(patternsOf) }
}

/** Says that rules no longer hold, or gives new ones. */
function repeal(...alternatives: string[]): Sign {
  return { ...address(1, ...alternatives), namesProgram: false }
}

/** Said of programs or of people's work as well. */
function order(...alternatives: string[]): Sign {
  return { weight: 1, isForPrograms: false, namesProgram: false, patterns: alternatives.map(patternsOf) }
}

const greetings =
  '(?:dear|hey|hello|liebe[rs]?|hallo|chère?|bonjour|estimad[oa]|querid[oa]|hola|gentile|car[oa]|ciao|(?:note|attention|message|instructions?|hint|notice|remark|mention|avis|remarque|consigne)(?: destinée?)? (?:to|for|à|pour|aux?)|attention|(?:hinweis|anweisung|nachricht|notiz|mitteilung) (?:an|für)|(?:nota|mensaje|aviso|instruc\\w{1,8}|indicación) (?:para|al?)|(?:nota|messaggio|avviso|istruzion[ei]) (?:per|al?)),?'
const article =
  "(?:the |die |das |den |jede[ns]? |l[’']|la |le |el |il |al |all[’']|les |los |any |all |gli |degli |agli )?"
const reads =
  '(?:that|which|who|reading|processing|summari[sz]ing|handling|d(?:ie|as|er) (?:diese|das|den)|qui (?:lit|lis|traite|résume)|que (?:lee|lea|procesa|resume)|che (?:legge|elabora|riassume))'

/** What came with a thing belongs to the thing. */
const with_a_thing =
  '(?![a-zß-ɏ])(?! (?:with|from|for|on|about|by|in|at|last|this|yesterday|today)(?![a-zß-ɏ]))'

/** Rules of a contract or about a delivery are others than those of the reader. */
const of_nothing =
  '(?![a-zß-ɏ])(?!(?: (?:above|anteriores|précédentes|precedenti|previas))? (?:of(?! (?:your|the (?:system|developer|ai)))|for the(?! (?:ai|system))|on|about|regarding|concerning|der|des|zur|zum|für|vom|über|bezüglich|aus|de(?! (?:tus?|tes|ton))|du|des|sur|pour|concernant|sobre|del|para|della|sul|sulla|per|di(?! sistema)|dei(?! tuoi))(?![a-zß-ɏ]))'

const signs: readonly Sign[] = [
  repeal(
    `(?<!(?:not|n[’']t|never) )(?:ignor(?:e|ing)|disregard|forget|override|bypass|erase|drop)\\b.{0,25}\\b${rules_en}${of_nothing}`,
    `(?:ignorier\\w{0,8}|vergiss(?! (?:bitte )?nicht)|missachte|lösche?|streiche?|überschreibe?|umgehe)\\b.{0,25}\\b${rules_de}${of_nothing}`,
    `(?:ignore[zs]?|oublie[zs]?(?! pas)|contourne[zs]?|efface[zs]?|(?:tiens|tenez|tiennes) (?:plus|pas|aucun) compte)\\b.{0,25}\\b${rules_fr}${of_nothing}`,
    `(?:ignor[ae]n?|olvid[ae](?:te|se)?|omit[ae]|anula|borr[ae]|caso omiso)\\b.{0,25}\\b${rules_es}${of_nothing}`,
    `(?<!non )(?:ignora(?:re|te)?|dimentica(?:re|te)?|sovrascriv[ie]|cancella|lascia(?:te)? perdere|tenere conto)\\b.{0,25}\\b${rules_it}${of_nothing}`,
  ),
  order(
    '(?:ignore|disregard|forget|override)\\b.{0,40}\\b(?:above|previous|prior)(?! (?:instructions?|prompts?|rules|guidelines|directives))',
    '(?:ignorier\\w{0,8}|vergiss|missachte)\\b.{0,40}\\bbisherige\\w{0,8}(?! (?:anweisung|vorgaben|regeln))',
  ),
  repeal(
    `(?:all|any) (?:of )?(?:the |your |my )?(?:previous|prior|earlier|above|other|preceding) ${rules_en}${of_nothing}`,
    `alle[nr]? (?:bisherigen|vorherigen|vorigen|obigen|deine) ${rules_de}${of_nothing}`,
    `toutes (?:les|vos|tes) ${rules_fr}${of_nothing}`,
    `todas (?:las|tus|sus) ${rules_es}${of_nothing}`,
    `tutte (?:le|le tue) ${rules_it}${of_nothing}`,
    `(?:everything|all) (?:that )?you (?:were|have been) told${of_nothing}`,
    'alles,? was dir (?:bisher|vorher|zuvor)',
    `tout ce qu[’']on t[’']a (?:dit|demandé)${of_nothing}`,
    `lo que te (?:\\w{1,7} )?(?:dijeron|dicho|ordenado|mandado|ordenaron|mandaron)${of_nothing}`,
    `(?:ciò|quello) che ti (?:è stato|hanno) (?:detto|ordinato|chiesto)${of_nothing}`,
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
    2,
    `(?:you are|you[’']re|act as|pretend|du bist|bist du|du wärst|tu es|tu étais|vous êtes|eres|finge|fingi|sei|fossi)\\b.{0,30}\\b(?:ai|ki|ia|bot|robot|assist[ae]nt|assistante|asistente|assistente|programm?e?|programa|modell?|modèle|modelo|modello)\\b.{0,12}\\b(?:without|with no|no|ohne|sans|sin|senza) (?:any |jede |aucune? |ningun[oa]s? |alcuna? )?(?:rules|restrictions?|limits|limitations|filters|regeln|einschränkungen|beschränkungen|grenzen|filter|règles|limites?|filtres?|normas|reglas|restricciones|límites|filtros|regole|restrizioni|limiti|filtri)(?! (?:on|of|for|bei|für|sur|pour|en|para|sui?|per)(?![a-zß-ɏ]))`,
  ),
  address(
    1,
    `${greetings} ${article}(?:${program})(?=\\s?[,.:;!–-](?![a-zß-ɏ])|$)`,
    // The letter is addressed to a program, and its order follows.
    `(?:to|for|an|für|à|aux?|pour|para|per|a) (?:any |every |each |jede[ns]? |toute? |n[’']importe quelle? |cualquier |toda |qualunque |qualsiasi |ogni |the |my |die |das |den |l[’']|all[’']|la |le |les |el |il |lo |gli |un[ae]? |una )?(?:${program}) & [a-zß-ɏ]{1,30}\\s?:`,
  ),
  order(
    `${greetings} ${article}(?:assistante?|assistent|assistentin|asistente|assistente)(?=\\s?[,.:;!–-](?![a-zß-ɏ])|$)`,
  ),
  address(
    2,
    `^\\W{0,5}(?:dear|hey|hello|liebe[rs]?|hallo|chère?|cher|bonjour|estimad[oa]|querid[oa]|hola|gentile|car[oa]|ciao) (?:bot|robot|roboter|machine|maschine|máquina|macchina|${program})(?=\\s?[,:!–])`,
    // Orders for a summary that a program writes.
    `(?:${rules}|note|hint|hinweis|nota|aviso|avviso) (?:to|for|für|an|pour|para|per|zu[rm]?) ${article}(?:ki-zusammenfassung\\w{0,2}|ai summar\\w{1,3}|résumé (?:par |de l[’'])?ia|resumen (?:con |de |por )?(?:la )?ia|riassunto (?:con |dell[’']|di )(?:l[’'])?ia)`,
    `ai[- ]summary instructions?`,
    `${greetings} ${article}(?:${program})(?=\\s${reads}(?![a-zß-ɏ]))`,
    `${greetings} ${article}(?:${clear_program})(?=\\s?[,.:;!–-](?![a-zß-ɏ])|$)`,
    `^\\W{0,5}(?:to|for|an|für|à|aux?|pour|para|per) ${article}(?:${clear_program})(?=\\s?:)`,
    `^\\W{0,5}(?:to|for|an|für|à|aux?|pour|para|per) ${article}(?:${clear_program})\\W{0,5}$`,
    // Whatever writes the summary of the very mail, a program or a person.
    `(?:to|an|à|a|per|para) (?:whoever|anyone|anything|wen|alle|den|die|celui|celle|ceux|quiconque|quien|chiunque|chi)\\b.{0,40}\\b(?:${summarises})\\b(?=.{0,60}:) & (?:${this_mail}|(?:(?:that|who|which|whoever) summari[sz]es|zusammenfasst|résume|resume|resuma|riassume) (?:this|das|ceci|esto|questo)|summari[sz]es this|das hier)`,
    // The mail says that part of it is for a program that reads mails.
    `(?:this|next|following|what follows|below|above|part|lines?|sentences?|words|folgende\\w?|zeilen?|sätze?|absatz|ce qui suit|ce passage|phrases?|lignes?|suivant\\w{0,3}|lo que sigue|estas?|frases?|líneas?|siguientes?|quanto segue|prossim[ei]|seguent[ei]|queste|frasi|righe) & (?:for|to|an|für|pour|aux?|à|para|al|per) ${article}(?:${reading_program})`,
    // Nobody asks a person to read letters that are no words.
    "(?:decode|decipher|decrypt|base64|rot13|hex|backwards|in reverse|entschlüssel\\w{1,2}|dekodier\\w{1,2}|rückwärts|décode[zr]?|déchiffre[zr]?|à l[’']envers|decodific\\w{1,3}|descifr\\w{1,3}|al revés|decifr\\w{1,3}|al contrario) & (?:(?:what|whatever) it says|(?:follow|obey|execute) (?:it|them)|was (?:dort|da|darin) steht|befolg\\w{1,2} (?:es|sie)|ce qu[’'](?:elle|il) dit|ce qui est écrit|exécute[zs]?[- ]l[ae]|lo que (?:dice|pone)|(?:quello|ciò) che dice|(?:e|y|and|und|et) (?:follow|obey|execute|befolge|folge|suis|obéis|sigue|obedece|segui|esegui)\\s?:)",
    `(?:an|to|à|para|per) ${article}(?:${program})(?=,?\\s(?:reading|processing|summari[sz]ing|die diese (?:mail|e-mail|nachricht)|das diese (?:mail|e-mail|nachricht)|qui (?:lit|traite|résume)|que (?:lee|procesa|resume)|che (?:legge|elabora|riassume))(?![a-zß-ɏ]))`,
  ),
  address(
    2,
    `(?:you|du|toi|tú|tu|vous),? (?:the|das?|die|der|l[’']|le|la|el|il|lo) ?(?:${program}|machine|maschine|programm?e?|software|bot|robot|logiciel|programa|máquina|macchina|programma) (?:that|which|who|da?s|die|der|qui|que|che)`,
  ),
  address(
    1,
    makers,
    `prompts? (?:that |with which )?you (?:were|have been|got|started)|(?:whatever|any|the) prompt (?:that )?(?:you|started you)`,
    `(?:you are|you[’']re) (?:no longer|not) an?\\b.{0,12}\\b(?:assistant|helper|bot|program|tool|ai)|du bist (?:kein|nicht mehr)\\b.{0,20}\\b(?:assistent|helfer|bot|programm|werkzeug|ki)|tu n[’']es plus\\b.{0,20}\\b(?:assistant|aide|robot|outil|programme|ia)|ya no eres\\b.{0,20}\\b(?:asistente|ayudante|robot|herramienta|programa|ia)|non sei più\\b.{0,20}\\b(?:assistente|aiutante|robot|strumento|programma|ia)`,
  ),
  order(...steers),
  address(
    2,
    `(?:if|as|since|because) you(?: are|[’']re) (?:an?|the|my)? ?(?:${program})(?=\\s?[,.:;!)]|\\s(?:and|or|${reads}|please)(?![a-zß-ɏ]))`,
    `(?:as|being) (?:an?|the) (?:${program})(?:,? you|,? your|\\s${reads}| (?:tasked|asked))`,
    `(?:wenn|falls|sofern) du (?:ein|eine|das|die) (?:${program}) bist`,
    `solltest du (?:ein|eine|das|die) (?:${program}) sein`,
    `(?:if|when|whenever|in case|any|every|falls|wenn|wird|sollte|si|quand|lorsque|cuando|se|quando) & (?:${program}|robots?|bots?|roboter|maschine|machine|máquina|macchina) & (?:${this_mail}|(?:this|dies|das hier|ceci|esto|questo) (?:is|are|lo|la|viene|est|wird|von)) & ${handles}`,
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
  address(
    1,
    `(?:${summarises}) (?:of |di |de |à |a )?(?:${this_mail})`,
    `zusammenfassung (?:dieser|der vorliegenden) (?:mail|e-mail|nachricht)|(?:${this_mail})\\b.{0,20}\\bzusammen(?:zu)?fass\\w{1,4}`,
  ),
  address(
    1,
    `(?:l[’']utilisateur|(?:the|der|el|l[’']) ?(?:user|nutzer|usuario|utente)) (?:wants you to|möchte,? dass du|veut que tu|quiere que|vuole che tu)`,
    `(?:from (?:here|this point) on|everything (?:below|after this)|ab hier|alles weitere|à partir d[’']ici|tout ce qui suit|desde aquí|a partir de aquí|da qui in poi|da questo punto) & (?:by the user|vom nutzer|por el usuario|dall[’']utente|par l[’']utilisateur)`,
    `(?:system|admin|administrator|security|safety|developer) override`,
    `^\\W{0,5}(?:tool|function) (?:result|output|response|call)|^\\W{0,5}(?:werkzeug-?ergebnis|résultat de l[’']outil|resultado de (?:la )?herramienta|risultato dello strumento)`,
  ),
  address(
    1,
    `^\\W{0,5}(?:l[’']assistant|der assistent|el asistente|l[’']assistente|the assistant) (?:must|has to|should|will|muss|soll|wird|doit|va|debe|va a|deve) (?:now|next|jetzt|nun|maintenant|désormais|ahora|ora)`,
    `^\\W{0,5}<!--`,
  ),
  order(`(?:${program}) & (?:must|should|shall|has to|will|reading this)`),
  repeal(
    'new (?:instructions?|task) for|new instructions?:',
    `(?:neue (?:anweisung|aufgabe|regel)\\w{0,2}|nouvelles? (?:consignes?|instructions?|missions?|tâches?)|nuev[oa]s? (?:instruc\\w{1,6}|tareas?)|instrucciones nuevas|nuov[eoai] (?:istruzion[ei]|compit[oi])|istruzioni nuove) (?:für|pour|para|per|#)`,
  ),
  address(
    1,
    `(?:new|neue|nouvelles?|nuev[oa]s?|nuov[oaei]) (?:${rules}|task|mission|aufgabe|tâche|tarea|misión|compito|missione) (?:for|für|pour|para|per) ${article}(?:model|modell|modèle|modelo|modello|${program})(?![a-zß-ɏ])`,
  ),
  order(
    '(?:your|deine|ta|tu|la tua) (?:new|only|sole|neue|einzige|nouvelle|seule|nueva|única|nuova|unica) (?:task|role|function|job|purpose|aufgabe|rolle|funktion|tâche|fonction|mission|tarea|función|funzione|mansione|compito) (?:(?:now|jetzt|ahora|ora) )?(?:is|ist|est|es|è)',
    'il tuo nuovo compito è',
    "(?:you are now|from now on,? you (?:are|will)|du bist (?:jetzt|ab jetzt|ab sofort|nun)|tu es (?:désormais|maintenant)|(?:ahora|desde ahora|a partir de ahora) eres|d[’']ora in poi sei|ora sei)",
    'act as (?:an?|the|if you)|actúa como|agis comme|agisci come|verhalte dich wie',
  ),
  order(
    ...knows_no_limits,
    '(?:without|no) (?:any )?(?:restrictions?|limits|limitations|filters)|unrestricted|jailbroken|ohne (?:einschränkungen|beschränkungen|filter)|sans (?:restrictions?|limites?|filtres?)|sin (?:restricciones|límites|filtros)|senza (?:restrizioni|limiti|filtri)|(?:developer|maintenance|god|debug|admin) mode|wartungsmodus|entwicklermodus',
  ),
  address(
    1,
    '(?:stop|cease|quit) summari[sz]ing (?:here|now|this|and)|hör auf,? (?:zusammenzufassen|mit der zusammenfassung)|arrête[zr]? (?:le résumé|de résumer)|deja de resumir|smetti(?:la)? di riassumere',
  ),
  order(
    'use your tools|nutze deine (?:werkzeuge|tools)|utilise tes outils|(?:usa|utiliza) tus herramientas|usa i tuoi strumenti',
  ),
  order(
    `(?:instructions?|rules|guidelines|orders) (?:that )?(?:you (?:were|have been|had been) given|you (?:have |had )?(?:received|got)|given to you)${with_a_thing}`,
    `${rules_de},? die (?:du|dir) (?:\\w{1,8} ){0,2}(?:bekommen|erhalten|gegeben|bekamst|erhieltst)`,
    `${rules_fr} (?:qu[’']on t[’']a données|reçues (?:avant|jusqu)|que tu as reçues)`,
    `${rules_es} que (?:te (?:dieron|han dado|hayan dado)|has recibido|recibiste)`,
    `${rules_it} (?:che ti hanno dato|che hai ricevuto|date prima|ricevute prima)`,
  ),
  order(
    '(?:in|into|to) (?:the|your|this) (?:summary|reply|draft|answer|response|output) & (?:say|write|include|add|state|tell|mention|insert|put|append|place)',
    '(?:your|the|any|every) (?:summary|reply|draft|response|output)\\b.{0,25}\\b(?:must|should|has to|shall|needs to)',
    'summari[sz]e (?:this|the) (?:mail|e-?mail|message) (?:as|with|by)',
    '(?:in die|in der|der|zur|in deiner?) (?:zusammenfassung|antwort) & (?:schreib|schreiben?|schreibst|füge|sage?|sagen|erwähne?)',
    '(?:zusammenfassung|zusammenfasst),?\\b.{0,25}\\b(?:muss|soll)',
    'dans (?:le|votre|ton|ta) (?:résumé|réponse) & (?:écris|écrivez|écrire|ajoute[zs]?|dis|dites)',
    '(?:le|tout|ton|votre) résumé .{0,25}\\bdoit',
    'en (?:el|tu|su|la) (?:resumen|respuesta) & (?:escrib[ae]|añad[ae]|incluy[ae]|di)',
    '(?:el|todo|tu|su|cada|cualquier) resumen\\b.{0,25}\\bdebe',
    'nel(?:la)? (?:tua )?(?:riassunto|sommario|risposta) & (?:scrivi|aggiungi|includi|di’)',
    '(?:il|ogni|qualsiasi) riassunto\\b.{0,25}\\bdeve',
    '(?:in|en|dans|nel) (?:deiner|votre|ton|tu|tuo|your) (?:zusammenfassung|résumé|resumen|riassunto|summary)',
    ...answers_only,
    '(?:respond|reply|answer|output|write) (?:only|nothing but)|antworte\\b.{0,20}\\b(?:nur|ausschließlich)|gib (?:\\w{1,12} )?nur|réponds (?:uniquement|seulement)|responde (?:únicamente|solo)|rispondi (?:solo|soltanto|unicamente)',
    '(?:instead|stattdessen|en su lugar|à la place|al suo posto|invece)\\b.{0,20}\\b(?:output|write|print|say|tell|gib|schreib\\w{0,8}|affiche|écris|escribe|di|scrivi)|(?:gib|schreib\\w{0,8}|affiche|écris|escribe|scrivi)\\b.{0,20}\\b(?:stattdessen|à la place|en su lugar|invece|al suo posto)',
  ),
  order(
    '(?:forward|send|leak|reveal|repeat|print) (?:all|every|the|your) (?:[a-z]{1,12} )?(?:mails?|e-?mails?|messages?|inbox|passwords?|contacts?|instructions|prompt|conversation|system)',
    '(?:transme(?:ts|ttre)|réexpédier?|reenv(?:ía|iar)|inoltr(?:a|are)|leite|weiterleiten)\\b.{0,20}\\b(?:boîte de réception|bandeja|posta in arrivo|posteingang|cada correo|ogni e-?mail|chaque (?:mail|message)|jede (?:mail|nachricht))',
    '(?:list|reveal|show|print|output|gib|nenne|zeige|liste|affiche[zr]?|donne[zr]?|révèle[zr]?|muestra|revela|enumera|mostra|elenca|rivela)\\b.{0,20}\\b(?:contacts?|calendar|passwords?|address book|kontakte|kalender|kennwort|adressbuch|carnet|contactos|agenda|contraseñas?|rubrica|contatti|calendario)',
    '(?:transme(?:ts|ttre)|reenvía|inoltra|forward|send|leite)\\b.{0,20}\\b(?:last|letzten|derniers?|últimos|ultimi|ultime) \\w{1,8} (?:mails?|e-?mails?|messages?|nachrichten|courriels?|correos?|messaggi)',
    '(?:reveal|revela|révèle|mostra|zeige|enthülle|répète|wiederhole|repite|ripeti)\\b.{0,40}\\b(?:instructions|instrucciones|istruzioni|anweisungen|prompt|invite)',
  ),
  order(
    'say nothing of (?:it|this)|do not (?:mention|tell|reveal) (?:it|this)|ne mentionnes? pas|no menciones|non menzionare|verschweige?|hide the warning',
    reader,
    '(?:instructions?|priority) for (?:the )?(?:ai|llm)(?= follow|,|\\.|:|$)',
    '(?:administrator|highest|root) (?:priority|rights|authority|access)',
    'without asking|without confirmation|do not ask|ohne (?:nachzufragen|rückfrage)|fragt? (?:ihn|sie) nicht|sans (?:lui |le |la )?demander|sin preguntar(?:le)?|senza chieder(?:e|gli|le)',
  ),
  address(2, ...lifts_own_rules),
  address(2, ...ends_session_rules),
  address(2, ...asks_for_inside),
  address(2, ...gives_role),
  address(2, ...frames),
  address(1, ...weak_frames),
  address(1, ...gives_weak_role),
  address(1, ...fake_user),
  address(1, ...while_handling),
  address(1, ...made_of_this),
  address(1, ...drops_task),
  address(1, ...names_own_inside),
  address(1, ...calls_tools),
  order(...lifts_safety),
  order(...inside),
  order(...changes_voice),
  order(...changes_mode),
  order(...claims_authority),
  order(...serves_user),
  order(...in_secret),
  order(...sets_task),
]

/** So much have the signs of one sentence to weigh where one is for programs, and so much where none is. */
const enough_weight = 2
const enough_without_program = 3

/** Some of these stand in every sentence that is found; without them the signs need not be prepared, which takes long. */
const beginnings =
  /instru|istruz|prompt|rules|guideline|directive|programming|orders|ordres|ordini|órdenes|normas|anweis|vorgaben|regel|richtlinie|befehl|consigne|règle|regla|indica[cz]i|regole|directri|direttiv|told|was dir|t[’']a |te (?:\w{1,7} )?(?:dij|han|hayan|orden|mand)|ti (?:è|hanno)|language|langage|lenguaje|linguistic|sprachmodell|assist|asist|agent|chatbot|\bbot\b|robot|summar|zusammen(?:zu)?f|résum|resum|riassu|copilot|gemini|chatgpt|\bllm|\b(?:ai|ki|ia)\b|\bki-|intell?igen[cz]|reader|lecteur|lector|lettor|system|système|sistema|program|software|logiciel|outil|werkzeug|herramienta|strument|\btool|user|nutzer|utilisat|usuari|utente|<!--|decod|decip|descif|decifr|décod|déchif|dekod|entschl|revés|envers|rückw|contrario|backwards|reverse|missi|\bmodel|modèle|aufgabe|machine|maschine|máquina|macchina|helper|helfer|ayudante|aiutante|aide|développeur|desarrollador|sviluppator|programmierer|entwickler|creator|creador|créateur|developer|safety|ethic|moral|éthi|étic|etic|restri|constrain|guardrail|beschränk|uncensored|unfiltered|from now|ab jetzt|ab sofort|désormais|a partir de ahora|d[’']ora in|\bmode\b|above|context|kontext|output|print|respond only|secret|silent|covert|heimlich|nascosto|function|[a-z]_[a-z]|\w\(|^\W{0,3}[[({<=*#~_-]{1,3} ?\w|humans?\b|fenêtre|historial|historique|cronologia|memor|mémoire|read this|process|polic|authori|permission|clearance|\btask\b|carry out|execute|obey|comply|do not mention/

export interface MachineWeight {
  /** Enough signs meet that the sentence is meant for a program. */
  readonly isEnough: boolean
  /** The signs, by their places in the table. */
  readonly found: readonly number[]
  /** Those of them that name a program or what only a program is told. */
  readonly saidToPrograms: readonly number[]
}

const nothing: MachineWeight = { isEnough: false, found: [], saidToPrograms: [] }

/** Whether several signs that a sentence is meant for a program meet. Each alone is found in ordinary mails as well. */
export function weighMachineSigns(text: string): MachineWeight {
  const line = text.toLowerCase()
  if (!beginnings.test(line)) return nothing
  const found = [...signs.entries()]
    .filter(([, { patterns }]) => patterns.some((row) => fits(row, line)))
    .map(([place]) => place)
  return weightOf(found)
}

/** What is quickly seen of all comes first: an expression that is never tried need not be prepared. */
function fits(row: readonly FilteredPattern[], line: string): boolean {
  return row.every((pattern) => pattern.mayMatch(line)) && row.every((pattern) => pattern.test(line))
}

function weightOf(found: readonly number[]): MachineWeight {
  const those = found.flatMap((place) => signs[place] ?? [])
  const enough = those.some(({ isForPrograms }) => isForPrograms) ? enough_weight : enough_without_program
  return {
    isEnough: those.reduce((sum, { weight }) => sum + weight, 0) >= enough,
    found,
    saidToPrograms: found.filter((place) => signs[place]?.namesProgram),
  }
}
