/** Kinds of orders that only programs are given, in five languages; alternatives of regular expressions, in small letters. */

const drops_en =
  '(?:ignor(?:e|es|ing)|disregard(?:ing)?|forget|overrid(?:e|es|ing)|bypass(?:es|ing)?|skip(?:ping)?|suspend|circumvent|disobey|abandon|suppress(?:ing)?|disabl(?:e|es|ing)|deactivate|turn off|switch off|set aside|break)'
const drops_de =
  '(?:ignorier\\w{0,5}|vergiss|vergesst|missacht\\w{0,5}|umgeh\\w{0,5}|überschreib\\w{0,5}|deaktivier\\w{0,5}|übergeh\\w{0,5}|brich|streich\\w{0,5})'
const drops_fr =
  '(?:ignor(?:e[zrs]?|ant)|oublie[zrs]?|contourn(?:e[zrs]?|ant)|désactive[zr]?|transgresse[zr]?|(?:passe[zr]?) outre|abandonne[zr]?|enfrei[ns]\\w{0,3})'
const drops_es =
  '(?:ignor(?:a|e|ar|ando|en)|olvid(?:a|e|ar|ando)|omit(?:e|a|ir)|desactiv(?:a|e|ar)|elud(?:e|a|ir)|sált(?:ate|ese)|saltar(?:te|se)|anul(?:a|e|ar)|incumpl(?:e|a|ir)|desobedec(?:e|er))'
const drops_it =
  '(?:ignor(?:a|are|ando|ate)|dimentic(?:a|are|ate)|disattiv(?:a|are|ate)|aggir(?:a|are|ate)|bypass(?:a|are)|salt(?:a|are)|annull(?:a|are)|trasgredi(?:sci|re)|disobbedi(?:sci|re))'

const limits_en =
  '(?:instructions?|prompts?|rules|guidelines|directives|programming|constraints|restrictions|guardrails|alignment|safety\\w*|(?:content|usage|safety) polic(?:y|ies)|(?:content|safety) filters?)'
const limits_de =
  '(?:anweisungen|vorgaben|regeln|richtlinien|beschränkungen|einschränkungen|schranken|programmierung|(?:sicherheits|inhalts)\\w+)'
const limits_fr =
  '(?:instructions|consignes|règles|directives|restrictions|contraintes|garde-fous|programmation|filtres?)'
const limits_es =
  '(?:instrucciones|reglas|normas|directrices|restricciones|limitaciones|salvaguardas|programación|filtros?)'
const limits_it =
  '(?:istruzioni|regole|direttive|linee guida|restrizioni|limitazioni|vincoli|programmazione|filtri)'

/** Whose mail has rules for a reader speaks of a delivery, a contract or a house; these are the reader’s own. */
const of_nothing_else =
  '(?![a-zß-ɏ])(?! (?:of|for|on|about|regarding|concerning|in|at|from|der|des|zur|zum|für|vom|über|aus|im|bei|du|des|sur|pour|de(?! (?:sécurité|conduite|base|système|modération|contenu|seguridad|conducta|sistema|moderación|contenido))|sobre|del|para|en|della|sul|sulla|per|di(?! (?:sicurezza|condotta|base|sistema|moderazione))|nel|nella)(?![a-zß-ɏ]))'

/** The rules that the reader was made with shall not hold. */
export const lifts_own_rules = [
  `(?<!(?:not|n[’']t|never) )${drops_en} (?:all |any |every |both )?(?:of )?your (?:[a-z-]{1,14} ){0,2}${limits_en}${of_nothing_else}`,
  `${drops_en} (?:all )?(?:previous|prior|preceding|earlier) (?:instructions?|prompts?|directives)${of_nothing_else}`,
  `${drops_en} (?:all |any )?(?:the |these |those )?(?:ethical|moral) (?:guidelines|constraints|limits|principles|rules|considerations|restrictions)`,
  `${drops_en} (?:all )?instructions?,? (?:and|then)`,
  `(?:ignore|bypass|disregard|override|circumvent) (?:the |all |any )?(?:content|usage|openai) polic(?:y|ies)`,
  `(?<!(?:not|n[’']t|never) )forget (?:everything|all|anything) (?:that )?(?:you (?:were|have been|had been) (?:told|taught|given|instructed)|you know)${of_nothing_else}`,
  `${drops_de} (?:bitte )?(?:alle )?deine[nr]? (?:[a-zß-ɏ]{1,14} ){0,2}${limits_de}${of_nothing_else}`,
  `${drops_de} (?:bitte )?(?:bisherige|vorherige|vorige|frühere) (?:anweisungen|vorgaben|befehle)${of_nothing_else}`,
  `${drops_de} (?:alle |die )?(?:ethischen?|moralischen?) (?:richtlinien|grenzen|regeln|vorgaben|bedenken)`,
  `${drops_fr} (?:toutes )?(?:tes|tous tes|de tes) (?:[a-zß-ɏ]{1,14} ){0,2}${limits_fr}${of_nothing_else}`,
  `${drops_fr} (?:toutes )?(?:les |tes )?(?:règles|limites|contraintes|consignes|directives) (?:éthiques|morales)`,
  `${drops_es} (?:todas |todos )?(?:tus) (?:[a-zß-ɏ]{1,14} ){0,2}${limits_es}${of_nothing_else}`,
  `${drops_es} (?:todas |todos )?(?:las |los |tus )?(?:reglas|normas|límites|directrices|restricciones) (?:étic[oa]s|morales)`,
  `${drops_it} (?:tutte |tutti )?(?:le tue|i tuoi) (?:[a-zß-ɏ]{1,14} ){0,2}${limits_it}${of_nothing_else}`,
  `${drops_it} (?:tutte |tutti )?(?:le |i |le tue |i tuoi )?(?:regole|limiti|vincoli|direttive|restrizioni|linee guida) (?:etic\\w{1,3}|moral\\w)`,
]

/** The rules of a conversation are over. */
export const ends_session_rules = [
  '(?:restrictions?|rules|limits|limitations|filters|safeguards|instructions) (?:of|for|in|on) this (?:session|conversation|chat|assistant)\\b.{0,20}\\b(?:lifted|removed|disabled|suspended|waived|void|no longer)',
  '(?:beschränkungen|einschränkungen|regeln|filter|vorgaben) (?:dieser|für diese|in dieser) (?:sitzung|unterhaltung)\\b.{0,20}\\b(?:aufgehoben|deaktiviert|außer kraft|nicht mehr)',
  '(?:restrictions|règles|limites|filtres|consignes) (?:de|pour) cette (?:session|conversation)\\b.{0,20}\\b(?:levée?s|désactivée?s|suspendue?s)',
  '(?:restricciones|reglas|límites|filtros|normas) (?:de|para|en) esta (?:sesión|conversación)\\b.{0,20}\\b(?:anulad[oa]s|levantad[oa]s|desactivad[oa]s|suspendid[oa]s)',
  '(?:restrizioni|regole|limiti|filtri) (?:di|per|in) questa (?:sessione|conversazione)\\b.{0,20}\\b(?:revocat[ie]|disattivat[ie]|sospes[ie]|rimoss[ie])',
  '(?:enter|enable|activate|switch (?:in)?to|go into) (?:the |an? )?(?:unrestricted|jailbreak|dan|uncensored|unfiltered) mode',
]

/** What the user of a program asked for. */
export const drops_task = [
  `${drops_en} (?:the |any |all |every )?(?:(?:later |further |other |future )?(?:user(?:[’']s)?) (?:requests?|quer(?:y|ies)|questions?|tasks?)|(?:requests?|questions?|wishes) of the user|tasks? you (?:were|are|have been) given)`,
  `${drops_de} (?:bitte )?(?:die |alle |den )?(?:anfragen?|bitten?|fragen?|aufträge?|auftrag) de[sr] (?:nutzers|nutzerin|benutzers)`,
  `${drops_fr} (?:toutes )?(?:la |les )?(?:demandes?|questions?) de l[’']utilisateur`,
  `${drops_es} (?:todas )?(?:la |las )?(?:petición|peticiones|preguntas?) del usuario`,
  `${drops_it} (?:tutte )?(?:la |le )?(?:richiest[ae]|domand[ae]) dell[’']utente`,
]

/** Without possessives these are rules of a network or a machine as well. */
export const lifts_safety = [
  `${drops_en} (?:all |any |the |these )?(?:safety|security|content|moderation|privacy) (?:checks?|filters?|rules|constraints|guidelines|polic(?:y|ies)|protocols?|restrictions|warnings?|measures|limits)`,
  '(?:restrictions?|constraints|guardrails|safeguards|filters|rules|limitations|safety checks) (?:are|have been|were) (?:now |hereby |temporarily )?(?:lifted|removed|disabled|suspended|waived)',
  '(?:beschränkungen|einschränkungen|sicherheitsregeln|schutzregeln|filter) (?:sind|wurden|gelten) (?:hiermit |ab sofort |jetzt |vorübergehend )?(?:aufgehoben|deaktiviert|außer kraft)',
  '(?:restrictions|limites|garde-fous|filtres|règles) (?:sont|ont été) (?:désormais |maintenant |temporairement )?(?:levée?s|désactivée?s|suspendue?s)',
  '(?:restricciones|límites|filtros|reglas|salvaguardas) (?:quedan|están|han sido|se han) (?:ahora |temporalmente )?(?:levantad[oa]s?|desactivad[oa]s?|suspendid[oa]s?|anulad[oa]s?)',
  '(?:restrizioni|limiti|filtri|regole|vincoli) (?:sono|sono stat[ie]) (?:ora |temporaneamente )?(?:revocat[ie]|disattivat[ie]|sospes[ie]|rimoss[ie])',
]

const shows =
  '(?:reveal|print|repeat|output|display|leak|dump|expose|recite|disclose|show|translate|summari[sz]e|list|write out|return|give|tell|send|share|include|append)'

/** What only a program has in itself. */
export const asks_for_inside = [
  `${shows} (?:[a-z]{1,10} ){0,3}your (?:[a-z-]{1,14} ){0,2}(?:system (?:prompt|message|instructions?)|developer (?:prompt|message|instructions?)|context(?: window)?|internal state|initial (?:prompt|instructions?)|hidden (?:prompt|instructions?|rules|context)|internal (?:instructions?|rules|prompt)|original (?:prompt|instructions?)|training data|base prompt|memory|conversation history|chat history|tool (?:list|definitions?|schemas?))`,
  'what (?:are|were|is) your (?:[a-z-]+ )?(?:hidden|initial|original|internal|system|secret) (?:instructions?|prompt|rules|message)',
  '(?:repeat|print|output|show|translate|recite|copy|summari[sz]e) (?:me )?(?:everything|all(?: of)?(?: the)? (?:text|words|content)|the (?:text|words|content)) (?:that (?:is|came) )?(?:above|before|prior)(?! (?:the |your )?(?:line|table|picture|signature|figure) (?:in|of|on))',
  '(?:gib|zeige?|nenne|verrate|wiederhole|drucke|liste|offenbare) (?:mir )?(?:bitte )?(?:[a-zß-ɏ]{1,10} ){0,2}dein(?:e[nrsm]?)? (?:[a-zß-ɏ]{1,14} ){0,2}(?:system-?(?:prompt|nachricht|anweisung\\w{0,2})|prompt|kontext(?:fenster)?|internen? (?:anweisungen|regeln)|versteckten? (?:anweisungen|regeln)|ursprünglichen? anweisungen|gesprächsverlauf)',
  '(?:révèle|affiche|répète|montre|donne|traduis|recopie)(?:[- ]moi)? (?:[a-zß-ɏ]+ ){0,2}(?:ton|ta|tes) (?:[a-zß-ɏ]+ ){0,2}(?:invite|prompt|contexte|consignes|instructions|fenêtre de contexte|mémoire|historique)',
  '(?:revela|muestra|repite|imprime|dime|traduce|copia)(?:me)? (?:[a-zß-ɏ]{1,10} ){0,2}tus? (?:[a-zß-ɏ]{1,14} ){0,2}(?:prompt|contexto|instrucciones (?:internas|iniciales|ocultas|de sistema|originales)|ventana de contexto|mensaje de sistema|historial|memoria)',
  '(?:rivela|mostra|ripeti|stampa|dimmi|traduci|copia)(?:mi)? (?:[a-zß-ɏ]+ ){0,2}(?:il tuo|la tua|le tue|tuo|tue) (?:[a-zß-ɏ]+ ){0,2}(?:prompt|contesto|istruzioni (?:interne|iniziali|nascoste|di sistema|originali)|finestra di contesto|messaggio di sistema|cronologia|memoria)',
]

/** What a program is told of itself. */
export const names_own_inside = [
  'your (?:own )?(?:[a-z]+ )?(?:context window|internal state|system context|system (?:prompt|instructions?)|(?:hidden|initial|internal) (?:instructions?|rules|prompt|context)|guardrails|safety (?:filters?|guidelines|training)|training data)|in your prompt(?=\\s?[.,:;!?]|$)|loaded into your memory',
  `${shows} (?:me )?(?:the |any |all (?:of )?(?:the )?)(?:full |entire )?(?:hidden|initial|internal|system|secret) (?:prompt|instructions?|context|rules)`,
  '(?:without|no) (?:any )?(?:ethical|moral|safety|content)[ -](?:guidelines|constraints|limits|filtering|filters?|restrictions|moderation|rules)',
  '(?:if|when|whenever|once) (?:the |your |a )?user\\b.{0,40}\\bsummar\\w+',
  "wenn (?:der|dein|ein) (?:nutzer|benutzer)\\b.{0,40}\\bzusammen(?:zu)?f\\w{3,9}|(?:si|quand|lorsque) l[’']utilisateur\\b.{0,40}\\brésum\\w{1,4}|(?:si|cuando) el usuario\\b.{0,40}\\bresum\\w{1,4}|(?:se|quando) l[’']utente\\b.{0,40}\\briassu\\w{1,4}",
  '(?:store|save|remember) .{0,20} (?:in|to) your (?:long[- ]term |persistent )?memory|speichere? .{0,20} in deine[mn] gedächtnis|enregistre .{0,20} dans ta mémoire|guarda .{0,20} en tu memoria|salva .{0,20} nella tua memoria',
  'dein(?:e[nrsm]?)? (?:system-?prompt|kontextfenster|versteckten? anweisungen|internen? anweisungen|sicherheitsfilter)|(?:ton|ta|tes) (?:fenêtre de contexte|consignes internes|instructions (?:internes|cachées)|garde-fous)|tus? (?:ventana de contexto|instrucciones (?:internas|ocultas|iniciales))|(?:tua|tue) (?:finestra di contesto|istruzioni (?:interne|nascoste|iniziali))',
]

/** The inside of programs, of which programmers write to each other as well. */
export const inside = [
  'context window|internal state|hidden (?:prompt|instructions?|context|rules)|developer (?:instructions?|prompt|note)|initial instructions|(?:system|agent|assistant) instructions?|tool[- ]?(?:call|use|restrictions?|output|result)s?|function[- ]?calls?|safety (?:filter|guidelines|training)|guardrails|conversation history|internal instructions',
  "kontextfenster|versteckte[nr]? anweisung\\w{0,2}|(?:werkzeug|funktions)aufrufe?n?|fenêtre de contexte|(?:instructions?|consignes?) (?:cachées?|du système|de l[’']assistant)|appels? d[’'](?:outil|fonction)s?|ventana de contexto|instrucciones (?:ocultas|del? sistema|del asistente)|llamadas? a (?:herramientas?|funciones|la herramienta)|finestra di contesto|istruzioni (?:nascoste|di sistema|dell[’']assistente)|chiamat[ae] (?:a|di) (?:strumenti|funzion[ei])",
]

const minds =
  '(?:ai|a\\.i\\.|asi|agi|llm|chatbot|bot|language model|assistant model|ki|ia|sprachmodell|modèle de langage|modelo de lenguaje|modello linguistico)'

/** The reader shall be another program than it is. */
export const gives_role = [
  `(?:you are|you[’']re|act as|behave as|behave like|pretend to be|pretend (?:that )?you(?: are|[’']re)|imagine (?:that )?you(?: are|[’']re)|play (?:the role of|as)|simulate|become|respond as|answer as) (?:now |only |just )?(?:an?|the|another) (?:[a-z-]{1,16} ){0,3}${minds}(?=\\s?[,.:;!()]|\\s(?:model|assistant|agent|system|and|or|that|which|with|without|who|named|called|trained|trying|whose)(?![a-zß-ɏ])|$)(?! (?:assistant|agent|model|system)? ?(?:company|team|vendor|developer|engineer|group|consultant|expert|course))`,
  `(?:du bist|verhalte dich wie|tu so,? als (?:wärst|wärest) du|spiele?|antworte als|stell dir vor,? du (?:bist|wärst)) (?:jetzt |nun |ab jetzt |ab sofort )?(?:eine?|die|das|der)[nrms]? (?:[a-zß-ɏ-]{1,16} ){1,2}${minds}(?=\\s?[,.:;!()]|\\s(?:ohne|und|mit|die|das|namens)(?![a-zß-ɏ])|$)`,
  `(?:tu es|agis comme|comporte-toi comme|fais comme si tu étais|fais semblant d[’']être|joue le rôle d[’'](?:une?)?|imagine que tu es) ?(?:désormais |maintenant )?(?:une? )?(?:[a-zß-ɏ-]{1,16} )?${minds}(?=\\s?[,.:;!()]|\\s(?:sans|et|qui|avec|nommée?)(?![a-zß-ɏ])|$)`,
  `(?:eres|actúa como|compórtate como|finge (?:ser|que eres)|haz como si fueras|imagina que eres) (?:ahora )?(?:una? )(?:[a-zß-ɏ-]{1,16} )?${minds}(?=\\s?[,.:;!()]|\\s(?:sin|y|que|con|llamad[oa])(?![a-zß-ɏ])|$)`,
  `(?:sei|agisci come|comportati come|fingi di essere|fai finta di essere|immagina di essere) (?:ora |adesso )?(?:un[’'a]? ?)(?:[a-zß-ɏ-]{1,16} )?${minds}(?=\\s?[,.:;!()]|\\s(?:senza|e|che|con|chiamat[oa])(?![a-zß-ɏ])|$)`,
  "(?:you are|you[’']re|act as|you act as|behave as|pretend to be|play|become) (?:now )?(?:an?|the) (?:evil|malicious|unrestricted|uncensored|unfiltered|rogue|jailbroken|obedient|hacked|amoral) (?:[a-z]+ )?(?:assistant|agent|model|bot|ai)",
  'you,? \\(?(?:the|as the|an?) (?:ai|llm|language model|assistant/chatgpt|chatgpt|ai agent|ai assistant)\\)?(?=\\s?[,.:;!)]|\\s(?:will|must|should|are|may|can|have)(?![a-zß-ɏ]))',
  '(?:as|als|en tant que|como|come) (?:the |an? |das |ein )?(?:ai |language |sprach)?(?:model|modell|modèle|modelo|modello),? (?:that|which|das|qui|que|che) (?:reads?|processes|is reading|diese|das|lit|traite|lee|procesa|legge|elabora)',
  '^[^a-z]{0,4}(?:to all|to any|an alle|à toutes|a todas|a tutte) (?:les |las |le )?(?:ai|ki|ia|llms)(?:[- ](?:systeme|systems|agents|tools))?,? (?:that|which|who|reading|die|qui|que|che) .{0,40}:',
]

export const gives_weak_role = [
  "you \\((?:the |as the )?(?:assistant|model|bot|ai)\\)|du \\((?:der|die|das) (?:assistent\\w*|modell|bot|ki)\\)|toi \\((?:l[’']|le )(?:assistante?|modèle|ia)\\)|tú \\((?:el|la) (?:asistente|modelo|ia)\\)|tu \\((?:l[’']|il )(?:assistente|modello|ia)\\)",
]

/** Whoever talks like this speaks of the reader as of a voice that can be turned over. */
export const changes_voice = [
  '(?:respond|answer|reply|speak|talk|behave|act) (?:[a-z]{1,12} ){0,4}(?:from now on|from here on|from this point)',
  'from (?:now|here|this point|this moment)(?: on(?:wards?)?| forward)?,? (?:(?:you|always|only|please) )?(?:respond|answer|reply|speak|talk|act|ignore|treat|output)(?! (?:to|by|within|via))',
  '(?:any|every|all|each|your(?: next| final| whole)?) (?:future |further |subsequent )?(?:output|responses?|answers?|completions?|generation)(?![a-z])',
  'ab (?:jetzt|sofort|nun) (?:antwortest|schreibst|ignorierst|sprichst|befolgst|bist) du|(?:antworte|sprich|schreibe?|verhalte dich) (?:[a-zß-ɏ]{1,12} ){0,4}ab (?:jetzt|sofort)',
  '(?:désormais|à partir de maintenant|dorénavant),? (?:tu |ne )?(?:réponds|répondras|ignores?|ignoreras|parles|obéis|agis|es)(?![a-zß-ɏ])',
  '(?:a partir de ahora|desde ahora|de ahora en adelante),? (?:solo |siempre )?(?:respondes|responde|responderás|ignoras|ignora|hablas|actúas|obedeces|eres)(?![a-zß-ɏ])',
  "(?:d[’']ora in (?:poi|avanti)|da ora in poi|da adesso),? (?:solo |sempre )?(?:rispondi|risponderai|ignori|ignora|parli|agisci|obbedisci|sei)(?![a-zß-ɏ])",
]

/** Another mode, or no limits. */
export const changes_mode = [
  '(?:switch|enter|enable|activate|go|boot|switched|activated|enabled) (?:in)?to (?:[a-z]{1,14} ){0,3}mode|(?:enable|activate|enter) (?:the )?(?:[a-z]{1,14} ){0,2}mode',
]

export const knows_no_limits = [
  '(?:uncensored|unfiltered|unrestricted|unaligned|jailbroken|no restrictions|do anything now)',
]

/** The person whom a program serves, as a third one. */
export const serves_user = [
  "(?:without|don[’']t|do not|never|not to|before) (?:ever )?(?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?|ask(?:ing)?|mention(?:ing)?|show(?:ing)?|warn(?:ing)?|reveal(?:ing)?) (?:[a-z]+ ){0,4}(?:the )?(?:user|human)(?![a-z])",
  '(?:the|your) user (?:has |have |already |explicitly |previously |just ){0,3}(?:authori[sz]ed|approved|whitelisted|granted|configured|consented|agreed|confirmed|instructed|requested|wants|told|pre-?approved|permi(?:ts|tted)|has permission)',
  "(?:(?:the |all |your )user(?:[’']s)?|user[’']s) (?:data|inbox|mailbox|e?-?mails?|contacts?|calendar|quer(?:y|ies)|requests?|inputs?|passwords?|credentials|files|messages|conversation|session)",
  "(?:kalender|postfach|daten|kontakte|mails|passwörter|dateien) (?:des|der) (?:nutzers|nutzerin|benutzers)|(?:calendrier|agenda|données|contacts|boîte|messages|fichiers|mots de passe) de l[’']utilisateur|(?:agenda|calendario|datos|contactos|bandeja|correos|contraseñas|archivos) del usuario|(?:calendario|agenda|dati|contatti|posta|password|file|messaggi) dell[’']utente",
  '(?:if|when|whenever|once|next time|after) (?:the |your |a )?user (?:next |ever |later )?(?:asks|requests|queries|wants|says|responds|prompts|opens|types)',
  '(?:ohne|bevor) (?:den|dem|die|der) (?:nutzer|nutzerin|benutzer|anwender) (?:[a-zß-ɏ]+ ){0,3}(?:zu (?:informieren|fragen|warnen|benachrichtigen)|etwas zu sagen)|(?:sag|sage|zeig|zeige|verrate|erzähle?) (?:[a-zß-ɏ]+ ){0,3}(?:dem|der|den) (?:nutzer|benutzer|anwender)\\w* (?:nichts|nicht|kein)',
  '(?:der|dein) (?:nutzer|benutzer|anwender) hat (?:[a-zß-ɏ]{1,12} ){0,2}(?:erlaubt|freigegeben|zugestimmt|genehmigt|autorisiert|bestätigt)',
  'wenn (?:der|dich der|dein) (?:nutzer|benutzer) (?:[a-zß-ɏ]{1,12} ){0,2}(?:fragt|bittet|verlangt)',
  "sans (?:en )?(?:informer|prévenir|avertir|demander à|consulter|le dire à) ?l[’']utilisateur|(?:ne )?(?:dis|montre|révèle|signale) (?:rien|pas|cela|ceci) ?(?:[a-zß-ɏ]{1,10} ){0,3}à l[’']utilisateur|l[’']utilisateur a (?:[a-zß-ɏ]{1,12} ){0,3}(?:autorisé|approuvé|accepté|validé|confirmé)|(?:si|quand|lorsque) l[’']utilisateur (?:te |t[’'])?(?:demande|pose|veut)",
  'sin (?:informar|avisar|preguntar|decir(?:lo|le)?|notificar) (?:[a-zß-ɏ]+ )?al? ?(?:la )?usuari[oa]|no (?:se )?(?:lo |le )?(?:digas|muestres|reveles|menciones) (?:[a-zß-ɏ]+ ){0,2}al usuario|el usuario (?:ya )?(?:ha|había) (?:[a-zß-ɏ]+ ){0,2}(?:autorizado|aprobado|aceptado|permitido|confirmado)|(?:si|cuando) el usuario (?:te )?(?:pide|pida|pregunta|pregunte|quiere|quiera)',
  "senza (?:informare|avvisare|chiedere (?:nulla )?all[’']|dirlo all[’']|consultare|avvertire) ?(?:l[’'])?utente|non (?:dire|mostrare|rivelare|menzionare|dirlo) (?:[a-zß-ɏ]{1,8} ){0,2}all[’']utente|l[’']utente ha (?:[a-zß-ɏ]{1,12} ){0,2}(?:autorizzato|approvato|accettato|consentito|confermato)|(?:se|quando) l[’']utente (?:ti )?(?:chiede|domanda|vuole)",
]

/** What is to happen behind a back. */
export const in_secret = [
  '(?:secretly|silently|covertly|discreetly|quietly|stealthily|invisibly) (?:[a-z]{1,10} ){0,2}(?:forward|send|e-?mail|call|invoke|delete|copy|bcc|add|append|include|run|execute|export|upload|share)',
  '(?:call|forward|send|invoke|execute|run|copy|export) .{0,40} (?:secretly|silently|covertly|discreetly|invisibly)',
  'do not (?:ever )?(?:acknowledge|surface|disclose|explain|reference|discuss|comment on|talk about|report|repeat|quote) (?:or [a-z]{1,12} (?:about )?)?(?:this|these|that|any of this|the above)(?: (?:note|notes|instructions?|message|paragraph|text|step|steps|action|actions|section|sentence|prompt|request))?(?= (?:to|in|at|anywhere|itself|when|even)(?![a-z])|\\s?[.!;,]|$)',
  '(?:heimlich|unbemerkt|im hintergrund|ohne es zu erwähnen|stillschweigend) & (?:leite?|sende?|schicke?|weiterleiten|kopiere?|lösche?|rufe?)',
  "(?:secrètement|discrètement|en silence|en secret|à l[’']insu) & (?:envoie|transfère|transmets|copie|supprime|appelle|ajoute)",
  '(?:en secreto|discretamente|en silencio|a escondidas|sin mencionarlo) & (?:envía|reenvía|copia|borra|llama|añade)',
  '(?:di nascosto|in segreto|silenziosamente|di soppiatto|senza menzionarlo) & (?:invia|inoltra|copia|cancella|chiama|aggiungi)',
]

/** A summary or an answer that is made from the text, which only a program makes. */
export const made_of_this = [
  '(?:any|every|all|your|each|the) (?:ai |automatic |automated |generated |resulting )?(?:summary|summaries|responses?|outputs?|answers?|digests?|drafts?) (?:generated|produced|created|derived|based|made|you (?:generate|produce|create|give|write)) (?:from|on|of|for|by)',
  "(?:before|after|upon|once|following|prior to)(?: you)? (?:(?:completing|finishing|continuing(?: with)?|finali[sz]ing|performing|executing|complete|finish|answering|starting|processing) )?(?:the |your |this )?(?:(?:assigned|current|original|main|requested|user[’']s|primary) (?:user )?task|task (?:completion|sign-off|finali[sz]ation)|document processing|(?:answering|responding to|replying to|helping) the user)",
  '(?:jede|alle|deine|die) (?:ki-)?(?:zusammenfassung(?:en)?|antwort(?:en)?|ausgaben?),? (?:die )?(?:du |aus |zu |auf )?(?:[a-zß-ɏ]+ ){0,4}(?:erstellst|erzeugst|schreibst|ausgibst|erzeugt wird|erstellt wird)',
  '(?:tout|chaque|ton|le) (?:résumé|réponse|compte rendu) (?:que tu|généré|produit|créé|tiré)(?: (?:fais|rédiges|produis|génères|à partir|de|par))?|(?:todo|cada|tu|el|cualquier) (?:resumen|respuesta) (?:que (?:generes|hagas|redactes|produzcas|generas)|generad[oa]|producid[oa])|(?:ogni|qualsiasi|il tuo|il) (?:riassunto|risposta|sintesi) (?:che (?:generi|fai|scrivi|produci)|generat[oa]|prodott[oa])',
]

/** Calls of functions and tools, as agents make them. */
export const calls_tools = [
  '(?:call|invoke|execute|run|use|trigger|try|issue|make) (?:the |a |your )?(?:[a-z_.-]+ )?(?:tool|function|api|plugin|command|action)s? (?:to|with|on|and|for|named|called)|(?:call|invoke|use|using|execute|trigger|run)(?: the)? [`“"\']?[a-z]+_[a-z_]+|(?:call|invoke|use|execute|run) [`“"\']?[a-z_]{3,30}\\(',
  '(?:send|forward|delete|read|search|fetch|get|create|reply|write|export|share|post|upload)_(?:[a-z]{1,12}_)?(?:e?mails?|messages?|reply|inbox|events?|contacts?|files?|calendar|data|money|request|url|user|memory)',
  '(?:rufe?|nutze|verwende|benutze|führe) (?:[a-zß-ɏ]+ ){0,2}(?:das|die|den) (?:[a-z_“„"-]+ )?(?:werkzeug|tool|funktion|befehl)(?![a-zß-ɏ])',
  '(?:appelle|utilise|exécute|lance) (?:l[’\']|la |le )(?:[a-z_«"-]+ )?(?:outil|fonction|commande)(?![a-zß-ɏ])',
  '(?:llama|utiliza|usa|ejecuta|invoca) (?:a )?(?:la |el )(?:[a-z_«"-]+ )?(?:herramienta|función|comando)(?![a-zß-ɏ])',
  '(?:chiama|usa|utilizza|esegui|invoca) (?:lo |la |il )(?:[a-z_«"-]{1,24} )?(?:strumento|funzione|comando)(?![a-zß-ɏ])',
]

/** When the order is to be followed: once a program handles what a person only reads. */
export const while_handling = [
  "(?:when|while|after|before|once|whenever|upon|during|if you(?: are|[’']re)?) (?:you )?(?:are )?(?:summari[sz]\\w+|process\\w*|pars\\w+|analy[sz]\\w+|index\\w*|ingest\\w*|triag\\w+|classify\\w*) (?:of )?(?:this|the|these|my|any) (?:[a-z]+ )?(?:e?-?mails?|messages?|threads?|inbox|documents?|conversations?|pages?|texts?|contents?|invitations?)",
  "(?:when|once|after|upon|as soon as) (?:you(?:[’']ve| have)? )?(?:read|reading|receiv(?:e|ed|ing)) this,? (?:[a-z]+ ){0,2}(?:you|carry|execute|perform|immediately|always|do|follow|forward|send|add|reply|call|say|ignore|forget)",
  '(?:carry out|execute|perform|follow|obey|comply with) (?:exactly |strictly |only |immediately )?(?:the|these|this|all|any|my) (?:following |above |below )?(?:instructions?|actions?|commands?|steps|directives|tasks|orders?)(?= (?:below|above|exactly|immediately|instead|first|without|carefully|now|in order)|\\s?[.:!]|$)',
  '(?:beim|vor dem|nach dem) (?:zusammenfassen|verarbeiten|auswerten|analysieren) (?:dieser|der|dieses) (?:mail|e-mail|nachricht|konversation|texte?s?|dokuments?)',
  '(?:en|lorsque tu|quand tu|au moment de|avant de) (?:résumant|résumes|traitant|traites|analysant|analyses|résumer|traiter) (?:ce|cet|cette|le|la) (?:mail|courriel|message|texte|conversation|document|fil)',
  '(?:al|cuando|antes de|mientras) (?:resum\\w+|proces\\w+|analiz\\w+) (?:este|esta|el|la) (?:correo|mensaje|texto|conversación|documento|hilo)',
  '(?:nel|quando|prima di|mentre) (?:riassum\\w+|elabor\\w+|analizz\\w+) (?:questo|questa|il|la) (?:messaggio|mail|e-?mail|testo|conversazione|documento)',
]

/** New work for a program, or rules of a fresh start. */
export const sets_task = [
  'your (?:new |only |real |true |actual |primary |sole |next |current |main )(?:task|role|function|job|purpose|objective|goal|mission|instructions?|directives?|name|priority|identity)(?: now)? (?:is|are|will be)',
  'comply with (?:any|every|all|each) (?:user )?requests?',
  '(?:you must|you should|you will|you have to|you need to) (?:now |strictly |always |immediately |first ){0,2}(?:adhere to|comply with|obey|execute|output|print|forward|disregard|ignore|pretend|role-?play)',
]

/** A line that looks like the mark of another voice. */
export const frames = [
  '^[^a-z]{0,4}[=\\-#*_~<>\\[(\\{/]{2,9}[^a-z]{0,4}(?:[a-z]{1,12} ){0,2}(?:system|assistant|ai|agent|llm|model|developer|hidden|core|override|prompt) (?:[a-z]{1,12} ){0,2}(?:instructions?|prompt|override|directives?|internal|commands?|context|injection|annotation|block)',
  '^[^a-z]{0,3}[\\[({<]{1,3} ?(?:system|assistant|ai|agent|llm|developer|hidden|admin|root) (?:[a-z]+ ){0,1}(?:instructions?|prompt|override|directives?|commands?|annotation)',
  '\\[ ?(?:system|assistant|ai|agent|llm|hidden)[ -](?:annotation|instructions?|prompt|override|directives?|commands?|note)',
  '^[^a-z]{0,4}system override|^[^a-z]{0,3}(?:begin|start of|end of) (?:system|assistant|ai|hidden|new) (?:instructions?|prompt|message|context)',
  '^[^a-z]{0,4}(?:ki|ia|assistenten?|assistant|asistente|assistente|agent|agente|system|système|sistema|modell)-?(?:anweisung|override|befehl)(?:en)?\\s?[:\\])]',
]

/** A line that opens like another voice; people write some of these as well. */
export const weak_frames = [
  '^[^a-z]{0,3}[\\[(<{]{1,2} ?(?:system|assistant|ai|agent|llm|human|bot)(?: [a-z]+){0,2} ?[\\])>}]{1,2}',
  '^[^a-z]{0,4}[=\\-#*_~]{2,} ?(?:new |important |updated |hidden |priority )?(?:instructions?|directives?|task)(?: (?:for|from|to|block|update|override)(?![a-z])|[^a-z]{0,3}$)',
  '^[^a-z]{0,4}(?://|/\\*|<!--|\\[|\\(|\\{) ?(?:developer|dev|hidden|agent|ai|llm|assistant|bot) (?:note|message|comment|only|instructions?)',
  '^[^a-z]{0,3}(?:system|ai|assistant|agent|bot|llm)\\s?:\\s?(?:please )?(?:focus|forward|ignore|override|reply|respond|print|output|send|delete|disregard|call|execute|use|run|do not|never|always|you are|you must|summari[sz]e|include|append|from now|new (?:task|instructions?))',
  '^[^a-z]{0,3}instructions?\\s?:\\s?(?:when|if|forward|ignore|reply|respond|send|call|use|delete|do not|you)',
  '(?:^[^a-z]{0,3}|[.!?”"»>\\]] )(?:assistant|ai|chatbot|ki|ia|asistente|assistente|assistent)\\s?:(?=\\s?(?:sure|certainly|of course|understood|okay|here (?:is|are)|i (?:have|will|am|understand)|yes|done|klar|verstanden|gerne|bien sûr|compris|d[’\']accord|claro|entendido|certo|capito)(?![a-z]))',
  '(?:^|[.!?”"»>\\]] )(?:assistant|ai|chatbot)\\s?:(?=\\s?[<\\[({“"])',
]

/** An answer of the program’s user, made up. */
export const fake_user = [
  '(?:^[^a-z]{0,3}|[.!?”"»>\\]] )(?:user|human|nutzer|utilisateur|usuario|utente)\\s?:(?=\\s?(?:[^\\s]+ ){3})',
]

/** Who is said to have allowed it. */
export const claims_authority = [
  '(?:admin|administrator|openai|anthropic|google|microsoft|meta|developers?|creators?|account owner|owner|operator|security team|it department) (?:has |have |had )?(?:already |explicitly |just ){0,2}(?:authori[sz]ed|granted|permitted|cleared|whitelisted|instructed|pre-?approved) (?:me|you|us|this|these|all|any|full)|authori[sz]ing you|you are (?:hereby |now |fully )?(?:authori[sz]ed|permitted|cleared|pre-?approved) to|(?:have|has|with|granted me|given me) (?:full |explicit )?(?:permission|clearance|authori[sz]ation) (?:from|to (?:see|access|view|read)) (?:openai|anthropic|google|your|all)',
  '(?:administrator|entwickler|openai|betreiber|kontoinhaber)\\w* hat (?:mich|mir|dich|dir|dies|das) (?:[a-zß-ɏ]+ ){0,3}(?:autorisiert|erlaubt|freigegeben|genehmigt)|du bist (?:hiermit |jetzt |ausdrücklich )?(?:berechtigt|befugt|autorisiert|ermächtigt)',
  "tu es (?:désormais |maintenant |expressément )?autorisée? à|(?:administrateur|développeur|openai|titulaire du compte) (?:m[’']|t[’']|l[’']|a )(?:a )?(?:[a-zß-ɏ]+ ){0,2}(?:autorisée?|permis|accordé)",
  '(?:estás|quedas) (?:ahora |expresamente )?autorizad[oa] (?:a|para)|(?:administrador|desarrollador|openai|titular de la cuenta) (?:me|te|lo) ha (?:[a-zß-ɏ]{1,12} ){0,2}(?:autorizado|permitido|concedido)',
  "sei (?:ora |espressamente )?autorizzat[oa] a|(?:amministratore|sviluppatore|openai|titolare dell[’']account) (?:mi|ti|lo) ha (?:[a-zß-ɏ]{1,12} ){0,2}(?:autorizzat[oa]|permesso|concesso)",
]

/** An answer in words that the mail gives. */
export const answers_only = [
  '(?:reply|respond|answer|output|print|return|say|write) (?:only |simply |just |exactly ){0,2}(?:with )?(?:only|just|exactly|nothing but|verbatim)(?: with| the)?(?: following)?(?: words?| text| phrase| sentence| string)?(?=\\s?[:“"«\'‘<]| (?:the|following|text|this))',
  '(?:simply|just|instead|only) (?:respond|reply|answer|print|output)(?: with)?',
  '(?:output|print)(?= [“"«\'‘<])',
]
