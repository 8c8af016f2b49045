import type { Language } from '../language.ts'
import { matchAnyOf, type PhraseMatcher } from '../wish/cues/phrase-matcher.ts'

/** What a language has for sentences that sound like requests, and for those that are. Phrases are of folded text. */
export interface PointPhrases {
  /** Offers, apologies and courtesies: nothing is to be answered. */
  readonly courtesy: PhraseMatcher
  /** Conditions of a courtesy: it was paid already, the writer is wrong, anyone has a question. */
  readonly idleCondition: PhraseMatcher
  /** Words of a request beyond doubt. */
  readonly asks: PhraseMatcher
  /** How a condition begins. */
  readonly condition: RegExp
  /** A condition that asks by itself: `if you could …`. */
  readonly askingCondition: PhraseMatcher
  /** `How are you?` */
  readonly smallTalk: PhraseMatcher
  /** `A couple of questions`: the questions follow. */
  readonly fewThings: PhraseMatcher
  /** Above a list of what the reader is to send or to answer. */
  readonly wantsItems: PhraseMatcher
  /** Such a sentence that gives or lets choose instead. */
  readonly givesItems: PhraseMatcher
  /** Words that a request has and that tell here. */
  readonly telling: RegExp
  /** Who was at a meeting. */
  readonly attendance: RegExp
  /** Words of a request for an answer alone, beside stop words and days. */
  readonly reply: ReadonlySet<string>
  /** One of them is in such a request. */
  readonly replyKeys: ReadonlySet<string>
  /** Words of a question for the reader's opinion or time alone, beside stop words and days. */
  readonly opinion: ReadonlySet<string>
  /** One of them is in such a question. */
  readonly opinionKeys: ReadonlySet<string>
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const each = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu')

const english: PointPhrases = {
  courtesy: matchAnyOf(
    'you (don t|do not|won t|needn t) ~1 (need|have)? ~1 to (do|answer|reply|call|worry)|(don t|do not) (need|have) to (do|answer|reply|call) ~1 (anything|back|me|us)?|(nothing|no action) ~2 (for you to do|needed|required|to do)|no need to',
    '(please|will|you) ~1 find ~6 (attached|enclosed|below|here|here are|the report|the minutes|the agenda|the invoice|the summary|in the)|(attached|enclosed|below) (please|you) ~1 find|see (attached|enclosed|below|the attachment)|(i|we) ~1 (expect|need|want|require) no(thing)?|(happy|glad) to (discuss|talk)',
    '(not|never|don t) hesitate|(feel|be) free to|(disregard|ignore) (this|my|our|the) ~1 (mail|message|email|letter|reminder|notice|note|invoice)',
    '(any|further|more|other|some) (questions|queries|problems)|(anything|something|that|it) (is|be|isn t) ~1 (unclear|clear)',
    '(can|would|could) you believe|(don t|do not) be ~1 (cross|angry|mad|upset|offended|sad|worried)|(please|do) (accept|excuse|forgive|pardon|bear with|note that)|don t worry|do not worry|never mind|no rush|no hurry',
    '(give|send|say) (my|our) (love|regards|best|greetings|hello)|(say|tell) ~2 hello|help yourself|take your time|take care|enjoy',
    '(happy|glad|pleased) to (send|give|help|bring|tell|provide|answer|come)|(gladly|happily) (send|give|bring|tell)',
    '(i|we) (can|could|may|might|will|ll|would) ~1 (send|give|bring|tell|lend|offer|let) (you|them|him|her)',
    'if you (need|want|like|prefer|would like|d like) (any|more|else|a copy|copies|further|help|me to|us to|something|anything)',
  ),
  idleCondition: matchAnyOf(
    'crossed ~2 with|(already|meanwhile|meantime|since) ~2 (paid|settled|done|sent|answered|replied|made|transferred)|(paid|settled|done|sent|answered|replied|made) ~5 (already|meanwhile|meantime)',
    '(i|we) ~6 (wrong|mistaken|mistake|error|missed|forgot|forgotten|overlooked|misunderstood|misread|mixed)|anything ~3 (wrong|missing|incorrect|unclear)|(errors|mistakes|typos)',
    '(any|some|further|more) ~1 (questions|doubts|queries|problems|concerns)|(anyone|anybody|someone|somebody) ~2 (can t|cannot|can not|objects|disagrees|minds)|(unclear|not clear)|not the (intended|right)|you (like|want|wish|prefer) (,|i|we)',
  ),
  asks: matchAnyOf(
    '(it would be|it is|it s) enough (if|to) ~1 (you|confirm|send|tell)',
    'please|kindly|(i d|we d|i would|we would) (be grateful|appreciate)|(grateful|appreciate it|great|helpful|nice|lovely|kind) if you (could|would|can)',
    '(could|can|would|will) you|let (me|us) know|i (ask|expect|urge) you|we (ask|expect|urge) (you|every)|make sure|(send|tell|give|bring) (me|us)|need (you|your)|(i d|we d|i would|we would|still|just) need (the|a|an|some)|you (must|have to|need to)',
  ),
  condition:
    /^(?:(?:and|but|so|of course|naturally) )?(?:if|should (?:you|any|i|we|there|it|this)|in case|for any)(?!\p{L})/u,
  askingCondition: matchAnyOf('if (you|someone|anyone) (could|would|might)'),
  smallTalk: matchAnyOf(
    'how (are|is|were|was) (you|things|life|everything|everyone|the family|it going|your)|how s (it going|life|everything|things|the family|your)|how have you been|what s (up|new)|all (well|good)|you (well|ok|okay|alright)|(remember|recall) me',
  ),
  fewThings: matchAnyOf(
    '(couple of|few|some|two|three|four|five|six|several|following|these|more|# ) ~2 (questions|things|points|details|items|answers|documents|papers|bits of information|pieces of information)|one (more|last|other) (thing|question)|the following',
  ),
  wantsItems: matchAnyOf(
    '(i|we) ~2 (ask|request|demand|urge|require) ~1 (you|that)|(need|needs|require|expect|expected|missing|miss|lacking|lack|outstanding|questions|queries|unclear|undecided|unanswered|waiting|awaiting)|(still|points|issues|items|matters|remains|remain) ~1 (open|to (be|clarify|decide|settle|do))|open (points|issues|questions|items|matters)|(to|please|we must|you must) (clarify|decide|settle|check)|(know|tell|wondering) ~1 (me|us)?|from you|for you to|your (decision|input|answer|answers|feedback|opinion|view)|(send|provide|tell|give|submit|forward|let) (me|us|the following)',
    '(you|please) ~3 (send|provide|tell|confirm|answer|submit|clarify|check|let)|to (answer|confirm|know)',
  ),
  givesItems: matchAnyOf(
    '(answer|answers|answering|reply|replying|respond|here) ~3 your ~1 (questions|points|queries|answers)|here are (the|my|our) answers|(i|we) ~2 (offer|propose|suggest|attach|enclose|brought)|(i|we) ~1 (can|could|will|ll) ~1 (send|provide|offer|propose|suggest|tell|bring|do|take|give|arrange|deliver)|(i|we) (send|provide|bring)|(which|choose|pick|select|one of|either|any) ~3 (of|one|these|following|dates|date|options)|which|bring|note that|to (bring|pack)',
  ),
  telling: each(
    "(?:he|she|they|it|who|will|'ll|’ll|(?<!(?:forget|remember|need|you|sure|able) )to|can|could|would|did|does|i|we) (?:send|tell|give|bring) (?:me|us|him|her|them)|they (?:must|have to|need to|should)|(?:as|than|what|where|whatever) (?:can|could|would|will) you|(?<!(?:me|us) )(?:know|sure|decided|clear) which (?:one|day|date|of)|(?:yes|no|oh|ah),? please|please do",
  ),
  attendance: /^(?:present|attend\p{L}*|participants|apologies|absent)(?!\p{L})/iu,
  reply: words(
    'please kindly could can would will let know come reply replying answer answers response respond get back confirm confirmation confirming feedback hear hearing grateful appreciate appreciated appreciated glad happy need soon possible latest end day week tomorrow today short brief quick quickly briefly early earliest convenience mail email return drop line note word send give tell thanks thank advance look forward like great helpful nice soonest asap decision until by whether either way',
  ),
  replyKeys: words(
    'know reply replying answer answers response respond confirm confirmation confirming feedback hear hearing word line back',
  ),
  opinionKeys: words(
    'think ok okay fine agree agreed opinion thoughts sound sounds suit suits suitable work works fit fits possible best prefer like convenient available free better',
  ),
  opinion: words(
    'think say ok okay fine agree agreed opinion thoughts sound sounds good right would could can does do works work suit suits suitable side convenient fit fits date dates day days time times slot slots option options one ones any either possible best prefer preferred like well free available schedule calendar diary okey make meet alternatively perhaps',
  ),
}

const german: PointPhrases = {
  courtesy: matchAnyOf(
    '(musst|mussen|musst ihr|brauchst|brauchen|braucht) ~2 (nichts|nicht|dafur nichts) ~2 (tun|machen|unternehmen|antworten|anrufen|zuruckrufen|veranlassen)|(nichts|nicht) ~1 zu (tun|unternehmen|veranlassen)',
    '(anbei|beigefugt|nachfolgend|nachstehend|untenstehend|unten|im anhang|in der anlage|im folgenden|hier) (finden|findet|findest|erhalten|erhaltst|erhaltet) (sie|du|ihr)|(ich|wir) (erwarte|erwarten|brauche|brauchen|benotige|benotigen|fordere|will) ~1 kein*',
    '(nicht|nie) (zogern|scheuen)|(zogern|scheuen|zogere|zogert) ~2 (nicht|euch nicht)|(gegenstandslos|hinfallig)|(ignorieren|ignoriere|ignoriert) ~2 (diese|dieses|mail|nachricht|schreiben|erinnerung)',
    '(etwas|was|hilfe|mehr) ~1 (brauchst|brauchen|braucht|benotigen|benotigst)|bei (ruckfragen|fragen|unklarheiten|problemen|bedarf)|(fur|bei) (weitere|weiteren) (fragen|auskunfte|informationen)|(noch|weitere|irgendwelche) (fragen|ruckfragen)|(unklar|unklarheiten)',
    '(stell dir vor|kannst du dir ~1 vorstellen|kannst du das glauben)|(sei|seien sie|seid) ~2 nicht (bose|sauer|traurig)|(nimm|nehmt|nehmen sie) ~3 nicht ubel|bitte ~1 (entschuldige|entschuldigen|entschuldigt|verzeih|verzeihen)|(um|fur) ~2 (entschuldigung|verstandnis|nachsicht|geduld|verzeihung)|(habt|haben|hab) ~3 (verstandnis|geduld|nachsicht)|(beachten|beachte|beachtet) ~2 dass|bitte (beachten|beachte|beachtet)|keine (sorge|sorgen|eile)',
    '(gruss|gruse|grusse|gruss|grussen|grusst) ~3 (von|alle|familie)|(lass|lassen|lasst) ~1 zeit|(fuhl|fuhlen) ~1 frei|bitte (schon|sehr)|greif zu',
    '(wir|ich) ~2 (gern|gerne|jederzeit|sofort|umgehend)|(gern|gerne|jederzeit|umgehend) ~3 (zu|zur|eine|ein|die|das|den|kopie)|(schicken|senden|geben|schicke|sende|gebe) (wir|ich) (ihnen|dir|euch)|(wir|ich) (konnen|kann|konnten|konnte) (ihnen|dir|euch)',
  ),
  idleCondition: matchAnyOf(
    '(uberschnitten|gekreuzt)|(inzwischen|zwischenzeitlich|bereits|schon|mittlerweile) ~4 (gezahlt|bezahlt|uberwiesen|erledigt|beglichen|geschickt|gesendet|geantwortet|erfolgt|veranlasst|angewiesen|uberschnitten)|(gezahlt|bezahlt|beglichen|erledigt) ~3 (sein|haben|wurde)',
    '(ich|wir|mir|uns) ~5 (irre|irren|falsch|fehler|vergessen|ubersehen|vertan|verwechselt|missverstanden|vertippt|unterlaufen)|(etwas|was|irgendwas) ~3 (falsch|fehlt|fehlen|nicht stimmt|unklar)|nicht stimmt',
    '(fragen|zweifel|einwande|bedenken|unklar|unklarheiten|ruckfragen|probleme)|(jemand|einer) ~4 (nicht kann|verhindert|dagegen|widerspricht)|nicht ~2 (empfanger|adressat|ansprechpartner)|(du|ihr|sie) (magst|willst|mogt|wollt|wollen|mochtest|mochten|mochtet) (,|kann|konnen|konnte|konnten)',
  ),
  asks: matchAnyOf(
    '(es wurde|wurde es|es) ~1 (reicht|reichen|genugt|genugen) ~2 wenn (sie|du|ihr)',
    'bitte|(ich|wir) (bitte|bitten|erwarte|erwarten|fordere|fordern|brauche|brauchten|brauchte|benotige|benotigen)|(brauchte|brauchten|brauche) (ich|wir)|um (zusendung|mitteilung|uberweisung|stellungnahme|antwort|ruckmeldung|bestatigung|zahlung|ausgleich)|(ware|fande) ~4 (schon|super|nett|toll|klasse|hilfreich|lieb|gut|prima|dankbar) (,)? (wenn|falls) (du|sie|ihr|mir|uns|jemand)',
    '(kannst|konntest|wurdest|magst) du|(konnen|konnten|wurden) sie|konnt ihr|(sag|gib|gebt|geben|sagt|sagen) ~3 bescheid|(lass|lassen|lasst) ~2 wissen|(teilen|teile|teilt) ~3 mit|(schick|schicke|schickt|schicken|sende|senden) ~1 (mir|uns|sie)|(ich|wir) (muss|mussen|musste|mussten) (noch )?wissen',
  ),
  condition:
    /^(?:(?:und|aber|also) )?(?:falls|wenn|sollte(?:n|st|t)?|sofern|fur den fall|im falle?|bei|fur (?:fragen|ruckfragen))(?!\p{L})/u,
  askingCondition: matchAnyOf('wenn (du|sie|ihr) ~9 (konntest|konnten|konntet|wurdest|wurden|wurdet)'),
  smallTalk: matchAnyOf(
    'wie (geht|gehts|lauft|laufts|lief|ist) ~3 (dir|ihnen|euch|es|s|bei|so|stehts)|wie gehts|wie geht s|was (macht|machen) (die|das|der|euer|dein)|alles (gut|klar|fit|ok|okay|paletti)|gut (erholt|angekommen|gestartet)|wie war (der|die|dein|euer|ihr)|(erinnerst|erinnern) ~2 (mich|uns)',
  ),
  fewThings: matchAnyOf(
    '(ein paar|einige|paar|zwei|drei|vier|funf|sechs|mehrere|folgende|folgenden|diese|diesen|noch|#) ~1 (fragen|punkte|sachen|dinge|angaben|unterlagen|infos|punkten)|(eine|noch eine) (frage|sache|bitte)|folgendes',
  ),
  wantsItems: matchAnyOf(
    '(bitte|bitten|fordere|fordern|ersuche|ersuchen|verlange|verlangen) ~1 (ich|wir|sie|dich|euch|daher|deshalb)|(offene|offenen|offen|ungeklart*|unklar|klarungsbedarf|ausstehend*|steht|stehen) ~3 (punkte|fragen|themen|noch|ist|sind|aus)|(offen|offene punkte|offene fragen|noch offen|zu klaren|klaren|zu entscheiden|entscheiden|festlegen|ruckfragen|interessieren|interessiert|fehlte|warte|warten|todo|to do)|(deine|ihre|eure) (meinung|entscheidung|antwort|ruckmeldung)|(brauch*|benotig*|fehlt|fehlen|fehlten|erwarte|erwarten|beantworte*|mitteilen|fragen|wissen|nachreichen|einreichen|zusenden|zukommen|bescheid)|(von|an) (dir|ihnen|euch|dich|sie)',
    '(schick|schicke|schickt|schicken|sende|senden|sag|sage|sagt|sagen|gib|gebt|geben|teilen|klare|klart|klaren|prufe|pruft|prufen) ~1 (mir|uns|sie|bitte)|bitte ~3 (schick*|sende*|sage*|sagt|klar*|pruf*|beantwort*|bestatig*)|um (zusendung|mitteilung|angabe|angaben|antwort|auskunft|ubersendung)',
  ),
  givesItems: matchAnyOf(
    '(zu|auf|antwort|antworten|beantworte*) ~2 (deinen|deine|ihren|ihre|euren|eure) ~1 (fragen|punkten|punkte|ruckfragen)|hier ~2 antworten|(ich|wir) (schick*|send*|biet*|schlag*|geb*)|(ich|wir) (konn*|kann) ~4 (anbieten|vorschlagen|schicken|senden|geben|liefern|bringen)|(schicken|senden|bieten|schlage|schlagen|geben|gebe) (ich|wir)|(welch*|wahl*|auswahl*|mitbring*|bring|bringen|bringt|beachte*|einen der|eine der|eines der)',
  ),
  telling: each(
    '(?:schicke?n?|sende?n?|geben?|überweisen?|melden?) (?:wir|ich)|(?:wir|ich) (?:schicken?|senden?|geben?|überweisen?|melden?|sagen?)|(?:wir|ich) erwarten? (?:im \\p{L}+ )?(?:ein Baby|ein Kind|Nachwuchs|Zwillinge)|(?:brauchen?|benötigen?) (?:wir |ich )?(?:noch |nur )?(?:(?:etwa|circa|rund|mindestens|ungefähr|knapp) \\d+|\\d+ (?:Minuten|Stunden|Tage|Wochen|Meter|Euro))|(?:geben|laden|teilen|haben|möchten|würden|können|wären) sie(?= die| das| den| der| es| uns nicht)',
  ),
  attendance: /^(?:anwesen\p{L}*|teilnehm\p{L}*|entschuldigt|dabei(?: waren)?)(?!\p{L})/iu,
  reply: words(
    'schreiben schreibst schreib etwas dazu daruber zuruckschreiben bitte bitten um kurze kurz kurzer bestatigung bestatigen bestatige bestatigt bestatigst ruckmeldung ruckantwort antwort antworten antworte bescheid sag sage sagen sagt gib gebt geben melde melden meldet meld dich euch sich mal doch freuen freue uber wurde wurden baldige zeitnahe schnelle bald moglichst schnell zeitnah rasch spatestens ende woche morgen heute einfach teilen teile mit wissen lass lassen lasst ware schon super nett toll dankbar konntest konnten kannst wenn wars waers dazu was mir uns danke vielen dank voraus feedback freundliche sagst gibst meldest info wir ich kurzfristig freigabe zu jeden fall so oder',
  ),
  replyKeys: words(
    'schreiben schreibst zuruckschreiben bestatigung bestatigen bestatige bestatigt bestatigst ruckmeldung ruckantwort antwort antworten antworte bescheid sag sage sagen sagt sagst melde melden meldet meld meldest wissen feedback freigabe',
  ),
  opinionKeys: words(
    'meinst meinen meint denkst denken haltst halten okay ok passt passen passte recht ginge geht gehen klappt moglich einverstanden besser lieber frei ansicht meinung',
  ),
  opinion: words(
    'meinst meinen meint denkst denken sagst sagt haltst halten davon okay ok passt passen passte wurde wurden recht gut ginge geht gehen klappt moglich dir ihnen euch einer eine eines davon dieser diese diesen termin termine tag tage zeit zeiten uhrzeit vorschlag vorschlage einverstanden bei auch eher besser ginge lieber frei kalender datum welcher welche welches am besten ansicht meinung',
  ),
}

const french: PointPhrases = {
  courtesy: matchAnyOf(
    '(n as|n avez|n aurez|n auras|n y a) (rien|pas) ~1 a ~1 (faire|demander|repondre|appeler|payer)|(inutile|pas la peine|pas besoin) de ~1 (repondre|rappeler|m appeler|venir|faire)',
    '(veuillez|vous) ~1 (trouver|trouverez) ~3 (joint*|ci dessous|ci apres|dessous|apres)|(n|ne) ~1 (attends|attendons|demande|demandons|exige) ~1 (pas|aucun*|rien)',
    '(n|ne) ~1 (hesitez|hesite|hesitons) pas|ne pas (hesiter|tenir compte)|(ne|n) (tenez|tiens) pas compte|(pour|si) ~2 (toute|d autres|autres) (question|questions|information|renseignement|precision)|(des|autres|avez) questions|pas clair|rester a (votre|ta|disposition)',
    '(veuillez|vous prie|vous prions|te prie|merci) ~2 (excuser|pardonner|agreer|recevoir|croire|noter)|(merci|remercions|remercie) ~2 (votre|ta) (comprehension|patience|indulgence)|excusez|pardonnez|(vous|te) prie d (agreer|excuser)|(m|nous|de) excuser|prions d agreer',
    '(ne|n) (t|te|vous) (inquiete|inquietez) pas|(donne|donnez|passe|passez|dis|dites) ~1 (le bonjour|bonjour|mes amities)|embrasse|prends ton temps|prenez votre temps|rien ne presse',
    '(je|nous) ~1 (peux|pouvons|pourrais|pourrions) ~2 (envoyer|donner|apporter|faire parvenir|preter|proposer)|(volontiers|avec plaisir)|(je|nous) (vous|te|t) ~1 (enverrai|enverrons|envoie|envoyons|donnerai|ferai|ferons)',
  ),
  idleCondition: matchAnyOf(
    '(deja|entre temps|depuis|entretemps) ~3 (paye|regle|fait|effectue|envoye|repondu|vire)|(paye|regle|fait|effectue|effectuee|envoye|repondu|vire) ~3 (deja|entre temps|entretemps|depuis)|(paiement|reglement) ~4 (effectue|croise)|croises',
    '(j|je|nous) ~5 (trompe|trompes|erreur|oublie|rate|mal|tromper)|(une|des|quelque) ~1 (erreur|erreurs)|(quelque chose|rien) ~3 (faux|clair|manque)|pas clair',
    '(question|questions|doute|doutes|probleme|remarque a)|(quelqu un|l un d entre vous) ~4 (peut pas|empeche|oppose)|pas (le bon|la bonne|le destinataire)|(tu veux|vous voulez|tu preferes|vous preferez|vous le souhaitez|tu le souhaites) (,|je|j|nous|on)',
  ),
  asks: matchAnyOf(
    'il ~1 (suffit|suffirait|suffira) (de|d|que) ~2 (me|nous|confirm*|repond*|envoy*|signal*|indiqu*)',
    'merci (de|d) ~1 (bien vouloir|me|nous|lui|leur|confirmer|inscrire|remplir|lire|apporter|rappeler|renvoyer|retourner|adresser|fournir|communiquer|remettre|ramener|laisser|mettre|choisir|completer|indiquer|envoyer|repondre|prevoir|penser|faire|verifier|signaler|transmettre|donner|dire|regler|preciser|completer)|veuillez|priere de|s il (vous|te) plait|svp|stp|(remercions|remercie|remercierais|remercierions|prions|prie|demande|demandons|serais|serions) ~3 de ~2 (bien vouloir|me|nous|repondre|proceder|regler|confirmer|indiquer|transmettre)',
    '(pourriez|pouvez|voulez) vous|(peux|pourrais|veux) tu|tu (peux|pourrais) ~1 (me|nous|m)|(dis|dites|envoie|envoyez|donne|donnez) (moi|nous)|(il me|il nous) (faut|faudrait)|(ai|aurais|avons|aurions) ~1 besoin (de|que|d)|(tiens|tenez) (moi|nous) au courant|(serais|serait|serions|seriez|serez|soyez) ~2 (reconnaissant*|gentil*|aimable*|bien|super|sympa) ~1 (de|d|si)|(reconnaissant|reconnaissante|gre) ~1 (de|si)|(aimerais|aimerions|souhaiterais|souhaiterions|voudrais|voudrions) (savoir|que (tu|vous)|connaitre)',
  ),
  condition:
    /^(?:(?:et|mais) )?(?:si|s'ils?|s il|au cas ou|en cas d[e']|dans le cas ou|pour le cas ou|pour toute?s?)(?!\p{L})/u,
  askingCondition: matchAnyOf(
    'si (tu|vous) ~2 (pouvais|pouviez|pourrais|pourriez|peux|pouvez) ~1 (me|nous|m|lui)',
  ),
  smallTalk: matchAnyOf(
    'comment (vas|va|allez|vont|ca|tu vas|vous allez|se passe)|(ca|tout) (va|se passe|roule)|tu vas bien|vous allez bien|quoi de neuf|(la forme|en forme)|bien (rentre|rentree|arrive|arrivee)',
  ),
  fewThings: matchAnyOf(
    '(quelques|deux|trois|quatre|cinq|six|plusieurs|ces|suivantes|suivants|#) ~1 (questions|points|choses|elements|documents|pieces|precisions|renseignements|infos|informations)|(questions|points|choses|elements|informations) (suivantes|suivants)|une (question|derniere question|autre question)|(ce qui suit|suivants|suivantes)',
  ),
  wantsItems: matchAnyOf(
    '(je|nous) ~1 (vous|te) ~1 (demande|demandons|prie|prions)|(me|nous|m|de) ~1 (dire|faire savoir)|(dites|dis) (moi|nous)|merci de|(questions ouvertes|points ouverts|points en suspens|en suspens|en attente|a clarifier|a preciser|a decider|a trancher|a definir|a regler|reste|restent|resterait|manquerait|manquent|decider|trancher|clarifier|choisir entre)|(votre|ta) (avis|decision|reponse|accord)|(besoin|attends|attendons|manque|manquent|parvenir|questions|repondre|savoir)|de (votre|ta) part|(il|me|nous) (faut|faudrait)',
    '(envoyer|transmettre|fournir|adresser|indiquer|preciser|confirmer|joindre|communiquer|donner|verifier|envoyez|envoie|indiquez|confirmez|precisez)',
  ),
  givesItems: matchAnyOf(
    '(reponds|repondre|reponse|reponses|repondons) ~2 (a|aux) ~1 (vos|tes|votre|ta) ~1 (questions|question|points)|voici ~2 reponses|(je|nous) ~1 (propose|proposons)|(je|nous) ~1 (vais|allons|peux|pouvons|pourrais|pourrions) ~2 (envoyer|proposer|offrir|livrer|fournir|transmettre|apporter|faire)|(je|nous) ~1 (vous|te|t) (envoie|envoyons|propose|proposons|transmets|transmettons)|(quel*|lequel|laquelle|choisir|choisis*|l un|l une|apporter|apportez|apporte|noter)',
  ),
  telling: each(
    "(?:la|votre|ta|notre|une|cette|sa|leur|de|ma|sur|toute) demandes?|je (?:te |vous |lui |leur |t['’])?(?:dis|envoie|donne|apporte|demande)|j['’]envoie|(?:que )?je dois \\p{L}+|on doit \\p{L}+|merci d['’](?:avoir|être|avance)|(?:on|il|elle|ça|cela|qui|et) (?:me |nous |vous |te |les |lui |le |la )?(?:donne|dis|apporte|envoie|demande)|nous vous proposons|j['’]ai besoin (?:de|d['’]) ?(?:\\d+|une?|deux|trois|quelques) (?:minutes?|heures?|jours?|semaines?)",
  ),
  attendance: /^(?:présent\p{L}*|excus\p{L}*|absent\p{L}*|participant\p{L}*)(?!\p{L})/iu,
  reply: words(
    'merci de d ici avance bien vouloir me nous repondre reponse repondez reponds retour confirmer confirmation confirmez confirme dire dis dites moi prevenir tenir tiens tenez courant rapide rapidement bref breve vite fin semaine demain aujourd hui possible plus tot tard pouvez peux pourriez pourrais vous te tu veuillez faire parvenir votre ta part signe mot attente attends reste plait svp stp mail donner donne savoir serais serions reconnaissant gre grand soir avant accord',
  ),
  replyKeys: words(
    'repondre reponse repondez reponds retour confirmer confirmation confirmez confirme dire dis dites prevenir courant signe mot savoir accord',
  ),
  opinionKeys: words(
    'penses pensez penser avis accord ok convient conviennent convenir conviendrait convenait irait irais arrange arrangent arrangerait arrangerais possible dispo disponible libre preferes preferez jouable marche dites',
  ),
  opinion: words(
    'penses pensez penser dis dites dire avis accord ok convient conviennent convenir conviendrait convenait va vont irait irais aller arrange arrangent arrangerait arrangerais possible creneau creneaux date dates jour jours moment moments heure horaire horaires bon bonne bien qu quoi quel quelle lequel laquelle dispo disponible libre est ce l un une ces ceux mieux prefere preferes preferez toi vous plutot jouable marche',
  ),
}

const spanish: PointPhrases = {
  courtesy: matchAnyOf(
    'no ~1 (tienes|tiene|teneis|tienen) ~1 (que )?(hacer nada|contestar|responder|llamar|nada que hacer)|no (tienes|tiene|teneis|tienen) nada que hacer|no (hace falta|es necesario) que (llames|llame|contestes|conteste|hagas|haga|vengas|venga|respondas|responda)',
    '(a continuacion|adjunto|adjunta|abajo|en el anexo) ~2 (encontrara*|encontrareis|encontraran|tiene|tienes|teneis|le|te|os)|no ~1 (espero|esperamos|pido|pedimos|exijo|necesito|necesitamos)',
    '(necesitas|necesita|necesitais|necesitan) algo|no (dude|dudes|duden|dudeis) en|(haga|haz|hagan) caso omiso|(ignore|ignora|ignoren) ~1 (este|el|mi|nuestro)|sin efecto|(cualquier|alguna|mas|otra) (duda|consulta|pregunta|aclaracion)|(dudas|preguntas)|para cualquier',
    '(disculpe|disculpa|disculpen|disculpad|perdona|perdone|perdonen|perdonad)|(ruego|rogamos|pido|pedimos) ~2 (disculpe|disculpen|disculpas|perdon|comprension|paciencia)|(tenga|tengan|ten|tened) (en cuenta|paciencia|presente)|no (te|se) preocup*|sin prisa|no hay prisa|con calma|tomate tu tiempo',
    '(da|dale|dales|dele|dad|dadle) ~2 (recuerdos|saludos|un beso|un abrazo)|saluda a|(reciba|recibe|reciban) un',
    '(os|le|les|te) (podemos|puedo|podriamos|podria) ~1 (dejar|enviar|mandar|dar|ofrecer|prestar|llevar|hacer)|(podemos|puedo) (dejaros|enviarle|enviarte|mandarle|mandarte|darle|darte|ofrecerle|ofrecerte|dejarte|prestaros)|(con mucho gusto|encantad*|gustosamente)|(le|te|os) (envio|enviamos|enviaremos|enviare|mando|mandamos|mandare)',
  ),
  idleCondition: matchAnyOf(
    '(ya|entretanto|mientras tanto) ~3 (pagado|abonado|realizado|hecho|enviado|contestado|efectuado|transferido)|(pagado|abonado|realizado|enviado|efectuado|hecho) ~3 (ya|entretanto)',
    '(me|nos|he|hemos) ~5 (equivocado|equivoco|equivocamos|error|olvidado|confundido|mal|saltado)|(algo|alguna cosa) ~3 (mal|claro|falta|incorrecto|erroneo)|(algun|hay) ~1 (error|errores|errata)',
    '(duda|dudas|pregunta|preguntas|problema|problemas|consulta)|(alguien|alguno) ~3 (no puede|no pueda|tiene|se opone|en contra)|no es ~2 (destinatario|persona)|si (quieres|quiere|quereis|prefieres|prefiere|preferis|lo desea) (,|puedo|podemos|te|os|le)',
  ),
  asks: matchAnyOf(
    '(bastaria|basta|bastara) ~1 (con )?que ~1 (me|nos)|(bastaria|basta|bastara) con ~1 (un|una|responder|confirmar)',
    'por favor|porfa|(le|les|te|os) (pido|pedimos|ruego|rogamos|agradeceria|agradeceriamos)|(agradeceria|agradeceriamos|rogamos|ruego)|(necesito|necesitamos|necesitaria|necesitariamos|necesitare|necesitaremos) ~2 (que|saber|tu|su|vuestr*|vuestra|el|la|los|las|un|una)|(lo|la|los|las) necesit*',
    '(dime|diganos|digame|dinos|indiqueme|indiquenos|indicame|enviame|envianos|envieme|envienos|mandame|mandanos|pasame|pasanos|confirmame|confirmeme|confirmenos|confirmanos|avisame|avisenos|aviseme|hazme|hagame|hazlo)|(me|nos) (puedes|puede|podrias|podria|podeis|pueden)|(puedes|puede|podrias|podria) (enviarme|enviarnos|mandarme|mandarnos|decirme|decirnos|pasarme|confirmarme|confirmarnos|indicarme|indicarnos)|(me gustaria|quisiera|quisieramos|querria|nos gustaria) saber',
  ),
  condition:
    /^(?:(?:y|pero) )?(?:si|en caso de|en el caso de|por si|de no|para cualquier|ante cualquier)(?!\p{L})/u,
  askingCondition: matchAnyOf(
    'si (me|nos) (puedes|puede|podrias|podria|podeis|pudieras|pudiera)|si (pudieras|pudiera|puedes|podeis|pudierais)',
  ),
  smallTalk: matchAnyOf(
    'que tal|como (estas|esta|estais|estan|va|van|andas|te va|le va|os va|ha ido|fue)|todo (bien|en orden)|que (hay|cuentas)|(te acuerdas|se acuerda) de (mi|nosotros)',
  ),
  fewThings: matchAnyOf(
    '(un par de|unas|algunas|unos|algunos|dos|tres|cuatro|cinco|seis|varias|varios|estas|siguientes|#) ~1 (cosas|preguntas|cuestiones|puntos|dudas|datos|detalles|documentos)|(preguntas|cosas|puntos|datos|cuestiones) siguientes|una (pregunta|cosa|duda|cosilla)|(lo siguiente|siguientes)',
  ),
  wantsItems: matchAnyOf(
    '(le|les|te|os) (pido|pedimos|solicito|solicitamos|ruego|rogamos|agradeceria|agradeceriamos)|(digan|diga|digas|digais|indiquen|respondan|contesten|contesteis|envieis|confirmen|confirmeis|aclaren|aclareis)|(pedimos|ruego|rogamos|pido) ~1 que|(dudas|pendiente|pendientes|por aclarar|por decidir|aclarar|decidir|queda|quedan|queda por|faltaria|faltarian|cuestiones abiertas|puntos abiertos|dime|digame|decirme|decirnos|decir)|(tu|su) (opinion|decision|respuesta)|(necesit*|falta|faltan|responder|contestar|saber|preguntas)|de (su|tu|vuestra) parte|(hacer|hacernos|hacerme) llegar|(espero|esperamos) de',
    '(me|nos) (indicara|indicaran|indicase|enviara|enviaran|mandara|confirmara|confirmaran|dijera|dijeran|facilitara|facilitaran)|(enviar|enviarnos|enviarme|envie|envia|enviame|envienos|mandar|mandarnos|mandarme|mandame|remitir|remita|remitan|aportar|confirmar|confirmarme|confirmarnos|confirme|indicar|indicarme|indicarnos|indique|faciliten|facilitar)',
  ),
  givesItems: matchAnyOf(
    '(respondo|respondemos|contesto|contestamos|respuesta|respuestas) ~2 (a|sus|tus|vuestras) ~1 (sus|tus|vuestras|tu|su)? ~1 (dudas|preguntas|pregunta|puntos)|aqui ~3 respuestas|(puedo|podemos|podriamos|podria|voy a|vamos a) ~1 (ofrecer*|enviar*|mandar*|proponer*|entregar*|llevar*|dar*)|(propongo|proponemos|adjunto|adjuntamos)|(le|te|os|les) (envio|enviamos|mando|mandamos|paso|propongo|proponemos)|(cual|cuales|elegir|elija|elige|uno de|una de|alguna de|alguno de|traer|traigan|traed)',
  ),
  telling: each(
    '(?:que|y|no|ya|se|le|nos|qué|quien|auditor|él|ella) (?:tiene[ns]?|deben?)(?! que (?:enviar|mandar|pagar|rellenar|confirmar))|tienen?(?! que)|tienes(?! que)|deben? \\p{L}+se|podemos|podríamos|(?<!(?:me|nos) )(?:puedes?|pueden)(?! \\p{L}+(?:me|nos)(?!\\p{L}))|confirma que|no (?:necesito|necesitamos|hay que)|(?:necesito|necesitamos) (?:unos |unas |al menos )?\\d+ (?:minutos|horas|días|semanas|metros)',
  ),
  attendance: /^(?:asisten\p{L}*|presentes?|ausentes?|participantes?|conectados)(?!\p{L})/iu,
  reply: words(
    'puedes puede podrias podria contestar contestarme contestarnos responder responderme respondernos por favor porfa le les te os agradeceria agradeceriamos ruego rogamos pido confirme confirma confirmes confirmen confirmeis confirmar confirmarme confirmacion confirmame confirmeme confirmenos respuesta responde responda respondas responded respondan contesta conteste contestes contestad contesten contestame contestacion dime digame dinos diganos algo avisame aviseme avisa avise aviso avises lo antes posible pronto cuanto brevemente breve rapida rapido semana manana hoy fin tardar mas tarde puedes puede podrias podria necesito necesitamos decirme decirnos saber si que me nos una vuelta correo espera quedo vale si o no tu su antes',
  ),
  replyKeys: words(
    'contestar contestarme contestarnos responder responderme respondernos confirme confirma confirmes confirmen confirmeis confirmar confirmarme confirmacion confirmame confirmeme confirmenos respuesta responde responda respondas responded respondan contesta conteste contestes contestad contesten contestame contestacion dime digame dinos diganos avisame aviseme avisa avise aviso avises decirme decirnos saber',
  ),
  opinionKeys: words(
    'parece piensas piensa opinas opina dices dice vale bien ok viene vendria venga conviene convendria cuadra encaja encajaria posible mejor prefieres prefiere disponible libre acuerdo',
  ),
  opinion: words(
    'parece piensas piensa opinas opina dices dice vale bien ok viene vendria venga conviene convendria cuadra encaja encajaria posible fecha fechas dia dias hora horas hueco huecos alguno alguna algun cual cuales mejor prefieres prefiere disponible libre puedes puede podrias podria opcion opciones acuerdo estas estos va iria',
  ),
}

const italian: PointPhrases = {
  courtesy: matchAnyOf(
    'non (devi|deve|dovete|devono) ~1 (fare|rispondere|chiamare|richiamare|preoccupar*) ~1 (nulla|niente)?|non (serve|occorre|c e bisogno) (che|di) ~1 (chiami|chiamare|risponda|rispondere|faccia|fare|venga|venire|rispondi)|non c e (nulla|niente) da fare',
    '(in allegato|di seguito|qui sotto|in calce|allegat*) ~2 (trova|trovi|trovate|trovera|troverai|troverete|trovano)|non ~1 (chiedo|chiediamo|pretendo|aspetto|mi aspetto|ci serve|mi serve)',
    '(serve|servisse|occorre|serva|bisogno di) (altro|qualcosa|qualcos)|non (esiti|esitare|esitate|esita)|(ignori|ignorare|ignora|ignorate) ~1 (questa|questo|la presente|il presente)|(non|senza) (tenga|tenere|tener|tenete) conto|(consideri|considerare|consideratela) ~2 (nulla|nullo|annullata|superata|annullato)|(qualsiasi|qualunque|ogni|ulteriori|altre) (domanda|domande|dubbio|dubbi|chiarimento|chiarimenti|informazione|informazioni)|(dubbi|domande)',
    '(mi|ci) (scusi|scusiamo|scuso|perdoni|scusino)|(scusami|scusatemi|scusate|scusarci|scusarmi|perdonate|perdonatemi|perdonami|scusi|scusa)|(abbia|abbiate|abbi|avere) ~1 (pazienza|comprensione)|(tenga|tieni|tenete) presente|si prega di notare|(non ti|non si|non vi) preoccup*|con calma|senza fretta|non c e fretta|prenditi',
    '(saluta|salutami|salutatemi|mi saluti|dai|porta) ~2 (da parte|saluti|tutti|un bacio|un abbraccio|la famiglia|tua|tuo)|salutami',
    '(possiamo|posso|potremmo|potrei) ~2 (inviarle|inviarti|mandarle|mandarti|darle|darti|lasciarvi|prestarvi|metter*|offrire|offrirle|portare|portarti|fare)|(volentieri|con piacere)|(le|ti|vi) (invio|inviamo|inviero|invieremo|mando|mandiamo|mandero)',
  ),
  idleCondition: matchAnyOf(
    '(gia|nel frattempo|frattempo) ~4 (pagato|saldato|provveduto|fatto|inviato|effettuato|risposto|versato)|(pagato|saldato|provveduto|effettuato|fatto|inviato) ~3 (gia|nel frattempo)',
    '(ho|abbiamo|mi|ci) ~5 (sbagliato|sbaglio|errore|dimenticato|confuso|male|frainteso|scordato)|(qualcosa|qualche cosa) ~3 (sbagliato|manca|chiaro|torna)|(errori|errore|non e chiaro)',
    '(dubbi|dubbio|domande|domanda|problemi|chiarimenti)|(qualcuno|chi) ~3 (non puo|contrario|impossibilitato)|non e (il destinatario|la persona)|non siete|se (vuoi|vuole|volete|preferisci|preferisce|preferite|desidera) (,|posso|possiamo|ti|vi|le)',
  ),
  asks: matchAnyOf(
    '(basterebbe|basta|bastera) ~1 che ~1 (mi|ci)|(basterebbe|bastera) ~1 (un|una|risponder*|confermar*)',
    'per (favore|cortesia|piacere)|(ti|la|vi|le) (chiedo|chiediamo|prego|preghiamo|chiederei|chiederemmo|invito|invitiamo)|si prega di|(mi|ci) (serve|servono|servirebbe|servirebbero)|serve sapere|(avrei|avremmo|ho|abbiamo) ~1 bisogno (di|del|della|che|dei)',
    '(fammi|mi faccia|fateci|fatemi|facci|ci faccia) (sapere|avere)|(dimmi|mi dica|ditemi|diteci|dicci|mandami|mandaci|mandatemi|mi mandi|ci mandi|scrivimi|scrivetemi|inviami|inviateci|mi invii|ci invii|confermami|mi confermi|ci confermi|confermatemi|avvisami|mi avvisi|rispondimi|ricordati|ricorda di)|(grato|grata|grati|gradirei|gradiremmo|vorrei|vorremmo|mi piacerebbe) ~3 (sapere|se|cenno|risposta|che)|(dovresti|dovreste|potresti|potreste|potrebbe) ~1 (dirmi|dirci|mandarmi|mandarci|inviarmi|inviarci|confermarmi|confermarci|farmi|farci)',
  ),
  condition:
    /^(?:(?:e|ma|ed) )?(?:se|qualora|nel caso|in caso|ove|casomai|per qualsiasi|per qualunque|per ogni)(?!\p{L})/u,
  askingCondition: matchAnyOf('se (riesci|riesce|riuscite|potessi|potesse|poteste|puoi|puo|potete)'),
  smallTalk: matchAnyOf(
    'come (stai|sta|state|va|vanno|procede|andiamo|te la passi|e andata)|tutto (bene|ok|a posto)|(che si dice|novita|che mi racconti)|(ti ricordi|si ricorda) di (me|noi)',
  ),
  fewThings: matchAnyOf(
    '(un paio di|alcune|alcuni|qualche|due|tre|quattro|cinque|sei|queste|seguenti|#) ~1 (cose|domande|punti|questioni|dettagli|dati|documenti|elementi|cosa|domanda|informazioni)|(domande|punti|cose|informazioni) seguenti|una (domanda|cosa|cosetta)|(quanto segue|seguenti)',
  ),
  wantsItems: matchAnyOf(
    '(le|vi|ti) (chiedo|chiediamo)|(la|vi|ti) (prego|preghiamo)|(servirebbe|servirebbero|mancherebbe|mancherebbero|occorrerebbe|occorrerebbero|da chiarire|da decidere|da definire|chiarire|decidere|in sospeso|punti aperti|questioni aperte|resta|restano|dirmi|dirci|dimmi|dubbi|attesa|aspetto|aspettiamo)|(tua|sua|vostra|tuo|suo|vostro) (parere|decisione|risposta|opinione)|(serve|servono|occorre|occorrono|manca|mancano|bisogno|rispondere|sapere|domande)|da (lei|te|voi|parte)|(far|farci|farmi) avere',
    '(mi|ci) (indicasse|indicaste|inviasse|inviaste|comunicasse|comunicaste|confermasse|confermaste|dicesse)|(inviare|inviarci|inviarmi|invii|inviateci|mandare|mandarci|mandarmi|mandami|mandateci|trasmettere|trasmetterci|fornire|fornirci|confermare|confermarci|confermarmi|indicare|indicarci|indicarmi|comunicare|comunicarci|produrre)',
  ),
  givesItems: matchAnyOf(
    '(rispondo|rispondiamo|risposta|risposte) ~2 (alle|ai|alla) ~1 (tue|sue|vostre|tua|sua) ~1 (domande|domanda|dubbi)|ecco ~2 risposte|(posso|possiamo|potrei|potremmo) ~1 (offrir*|inviar*|mandar*|proporr*|consegnar*|portar*|dar*)|(propongo|proponiamo|allego|alleghiamo)|(le|ti|vi) (invio|inviamo|mando|mandiamo|propongo|proponiamo)|(quale|quali|scegliere|scelga|scegli|scegliete|uno dei|una delle|una di|uno di|portare|portate|porti)',
  ),
  telling: each(
    '(?:l[ae]|una|di|in|alla|della|dalla|[ts]ua|[vn]ostra|per|da|con) (?:\\p{L}+ )?conferma|conferma (?:scritta|dal|del|della|di)|ne (?:servono|serve)|(?:servono|serve) (?:almeno|circa|solo|\\d+)|serv(?:e|ono) (?:a|per|come)|(?:il|la|lo|che|si|non|ci|e) (?:manda|invia)|prego[!.]|si figuri|vorremmo (?:ringraziare|ricordare|informar\\p{L}+)',
  ),
  attendance: /^(?:presenti|assenti|collegati|partecipant\p{L}*|giustificat\p{L}*)(?!\p{L})/iu,
  reply: words(
    'puoi puo potresti potrebbe rispondermi rispondere risponderci per favore cortesia piacere ti la vi le prego preghiamo chiedo chiediamo grata grato grati confermare conferma confermi confermami confermarmi confermarci confermate risposta rispondere rispondi risponda rispondimi rispondete sapere fammi faccia fateci fatemi facci farmi farci dimmi dica ditemi tu io cenno breve veloce presto prima possibile quanto settimana fine domani oggi stasera attesa attendo aspetto riscontro entro data quella bisogno serve mi ci tua sua vostra gentile appena riesci puoi puo potete chiamo avere mail ok favorirmi dare darmi darci si o no',
  ),
  replyKeys: words(
    'rispondermi rispondere risponderci confermare conferma confermi confermami confermarmi confermarci confermate risposta rispondere rispondi risponda rispondimi rispondete sapere dimmi dica ditemi cenno riscontro dirmi dirci ok',
  ),
  opinionKeys: words(
    'pensi pensa pensate parere ok bene andrebbe andrebbero possibile preferisci preferisce preferite meglio libero libera disponibile comodo comoda accordo funziona dici dice dite',
  ),
  opinion: words(
    'pensi pensa pensate dici dice dite parere ok va vanno bene andrebbe andrebbero potrebbe andare possibile data date giorno giorni ora orario orari momento momenti uno una queste questi quale quali preferisci preferisce preferite meglio libero libera disponibile comodo comoda accordo sta cosa che te lei voi puoi puo potresti funziona opzione opzioni alternativa',
  ),
}

export const point_phrases: Readonly<Record<Language, PointPhrases>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}
