import type { Language } from '../language.ts'
import type { TextTest } from '../literal-filter.ts'
import { anyWord, leadingWord } from '../words.ts'

/** How a language asks, takes on and speaks of meetings. */
export interface ActCues {
  /** Words that ask politely. */
  readonly polite: TextTest
  /** A sentence that begins with an order, also behind a name or a small word. */
  readonly imperative: TextTest
  /** The reader is asked for something. */
  readonly asksReader: TextTest
  /** The writer wants or needs something from the reader. */
  readonly needs: TextTest
  /** The writer wants something, which may be for the writer to do. */
  readonly wants: TextTest
  /** Begins like an order, but points elsewhere or explains. */
  readonly refers: TextTest
  /** Something to be done together. */
  readonly proposes: TextTest
  /** Any reader is asked. */
  readonly anyone: TextTest
  /** What the reader has to do. */
  readonly duty: TextTest
  /** The writer takes something on. */
  readonly commits: TextTest
  /** A third party takes something on, or it is planned. */
  readonly plans: TextTest
  readonly meeting: TextTest
  /** Polite words that ask for nothing. */
  readonly courtesy: TextTest
  /** What was asked or done before. */
  readonly past: TextTest
  /** A sentence that begins as a question does, whatever mark ends it. */
  readonly asksFirst: TextTest
  /** A question that expects no answer. */
  readonly rhetorical: TextTest
  /** An answer would be welcome. */
  readonly welcomes: TextTest
  /** The writer says for certain what they will do. */
  readonly promises: TextTest
  /** The writer alone. */
  readonly writer: TextTest
  /** The writer among others. */
  readonly group: TextTest
  /** What is arranged for a meeting, and also for much else. */
  readonly arranges: TextTest
}

const conditions =
  'if|when|once|before|after|until|wenn|falls|sobald|bevor|si|quand|avant|cuando|antes|se|quando|prima'

/** A condition, a name and small words may stand before an order. */
function order(before: string, verbs: string): TextTest {
  const condition = `(?:(?:${conditions})\\s[^,.?!]{1,80},\\s+)?`
  return leadingWord(`${condition}(?:\\p{Lu}\\p{L}{1,14},\\s+)?(?:(?:${before})[,:]?\\s+){0,3}(?:${verbs})`)
}

const english: ActCues = {
  polite: anyWord('please|pls|plz|kindly'),
  imperative: order(
    "please|pls|plz|kindly|also|and|then|so|just|ok|okay|if not|if so|but|next|again|first|meanwhile|in the meantime|otherwise|do|don['’]t|do not|never|always|feel free to|or|to all",
    "add|define|identify|recommend|investigate|address (?:the|this|these|all|your)|agree|supply|research (?:the|this|what|how)|evaluate|state (?:the|your|how|what|whether)|elaborate|advise|allow|answer|apply|arrange|ask|assign|assume|attach|attend|avoid|be (?:sure|prepared|ready|on|at|there|aware|careful)|begin|book (?:a|the|me|us|it|your)|bring|buy|call|cancel|change|check|choose|circulate|clarify|clean|click|collect|come|comment (?:on|out|by)|compare|complete|confirm|consider|contact|continue|contribute|coordinate|copy (?:the|me|it|your|this|us)|correct|create|decide|delete|deliver|describe|disregard|discuss|distribute|download|draft|drop|e-?mail (?:me|us|him|her|them|it|the|your)|ensure|enter|examine|excuse|explain|fax (?:me|us|it|the)|file (?:a|an|the|your|it|separate)|fill|find out|finish|fix (?:the|this|that|it|your|my|all)|follow|forget|forward|get (?:the|me|us|it|in|back|your|a|an|some|this|him|her|them)|give|go (?:ahead|through|to|over)|handle|have (?:a|someone|him|her|them|your|it)|help|hold|include|indicate|inform|insert|install|invite|join|keep|leave|let (?:me|us|him|her|them)|list (?:the|all|your|any|what)|log|look (?:at|into|over|through)|mail|make (?:sure|a|the|it|any|certain|your|all|two|three|\\d+|some|up)|mark (?:it|the|your|this|all)|meet|mention|move|note (?:the|that|down|your)|notify|open (?:the|a|an|any|it|your|this)|order (?:the|a|an|some|more|it)|page|pass|pay|pick|place (?:the|your|an?|it)|plan (?:for|to|on|ahead|your)|post (?:a|the|it|your|any)|prepare|print|process (?:the|this|these)|provide|push|put|read|remember|remind|remove|rename|reply|report (?:the|any|back|to|it|your)|request|resend|reserve|respond|return (?:the|it|your|this|to)|review|run (?:the|it|a|this|your)|save|schedule|see (?:if|whether|that|to it|the|me|what)|select|send|set|share|show (?:me|us|them|him|her|the|your|how)|sign|speak|start|stop|submit|suggest|take|talk|tell|test (?:the|it|this|your|with|whether)|transfer|treat|try|turn|type|update|upload|use(?! of)|verify|visit|vote|wait|walk|watch|write|have a (?:look|read|think)|accept|adjust|approve|archive|clear|close|combine|compile|convert|cut (?:the|it|down)|do (?:it|this|that|the|your)|double[- ]check|drive|enable|disable|enjoy|escalate|estimate|explore|focus|gather|grab|hand (?:in|out|over|it)|highlight|hurry|improve|introduce|investigate|justify|let['’]s (?:keep|go|make|use|do|get|try|see|meet|talk|move|leave|start|wait|not|set|have)|limit (?:the|your|it)|load (?:the|it|your)|locate|lock|lower|merge|modify|negotiate|obtain|prioritize|proceed|propose|provide|publish|pull|reach out|rebuild|reconsider|redo|refer|refrain|register|reinstall|release|renew|repeat|replace|rerun|reset|resolve|restart|restore|rewrite|ring|schedule|search|skip|specify|split|sort|stay|stick|switch|sync|throw|touch base|track down|translate|unsubscribe|upgrade|validate|vote|watch|wrap up|(?:please|pls|plz|kindly) (?!find|note|see|excuse|forgive|accept)\\p{L}{2,}|(?:do not|don['’]t|never) (?!know|think|worry|hesitate|believe|see|get me|need|have|want|understand|like|mind|remember)\\p{L}+",
  ),
  asksReader: anyWord(
    "(?:could|can|would|will|may|might) (?:you|u|someone|somebody|anyone|anybody|people|folks|everyone|all of you|one of you|i|we)|(?:do|did|are|were|have|would|is|was) (?:you|your)|(?:let|give|send|tell|show|bring|call|email|e-mail|drop|keep) (?:me|us)|if you (?:could|can|would|wouldn['’]t mind|have (?:a|any)|know|agree|need|want|wish|like)|(?:is|would) it (?:be )?(?:possible|ok|okay|alright|feasible)|(?:you|u) (?:can|could|might|may)|what (?:do|did|would|are|is|was|about|time)|when (?:do|did|would|are|is|can|will)|where (?:do|is|are|can|should)|which|who (?:is|will|can|are|should|has)|how (?:do|did|would|many|much|long|soon|can|should|does|is)|why",
  ),
  needs: anyWord(
    "(?:i|we)(?:['’]d| would| do| will| shall)?(?: really| still| just| also)? (?:need (?:you|your|the|this|these|those|it|an?|any|some|more|all|to (?:know|see|hear|get|have|receive|confirm))|appreciate|like (?:you|your|to (?:know|see|hear|get|have|receive|ask|request|invite|discuss|meet|schedule|set|propose|suggest))|be (?:very |most )?(?:grateful|thankful|glad|happy to (?:hear|have|receive))|ask|request|urge|welcome|recommend|encourage|want (?:you|your|everyone|everybody|somebody|someone|people|all of you|to (?:know|see|get|make sure)))|would be (?:appreciated|great if|helpful|good if|nice if|useful|much appreciated|very helpful)|(?:is|are|much|greatly) appreciated|(?:i|we) (?:was|were|am|are) (?:wondering if|hoping (?:you|to hear)|asking|requesting|seeking)|i['’]m (?:seeking|wondering if|hoping you)|wondering if|in need of|(?:offers|volunteers|comments|suggestions|feedback|questions|thoughts|input) (?:are |is )?(?:welcome|wanted|gratefully)|must know|need to (?:know|hear|get|have|see|receive)|need your",
  ),
  wants: anyWord(
    "(?:i|we)(?:['’]d| would)?(?: really| still| just| also)? (?:(?:need|want|like) to|like (?:an?|the|some))|looking for|i wish|i (?:was )?wonder(?:ing)?|wondering|interested in|trying to|hoping",
  ),
  refers: leadingWord(
    "(?:(?:please|also|and|but|so|then),? )?(?:note|see(?! (?:if|whether|that|to it))|feel free|assume|suppose|imagine|consider|remember|think (?:of|about)|compare|recall|bear in mind|keep in mind|find (?:attached|enclosed|below)|let me|let['’]s (?:say|assume|suppose)|excuse|forgive|thank|welcome|use case|test case|fix(?:ed|es)? (?:for|in|and)|mark)",
  ),
  proposes: anyWord(
    "let['’]?s|let us|(?:shall|should|could|can|might) we|how about|what about|why (?:don['’]t|not) (?:we|you|i)?|(?:i|we)(?:['’]d| would)?(?: also| strongly| highly| _highly_)? (?:suggest|propose|recommend|advise)|(?:we|it) (?:should|ought to|need to|must|might want to|have to)|(?:my|one|another) (?:suggestion|proposal|recommendation)|(?:is|am|are|being) propos(?:ed|ing)|it (?:would|might) be (?:good|better|best|nice|useful|helpful|worth)|fancy|would you (?:like|be (?:interested|available|free|able|willing|up)|care|mind|prefer|consider)|(?:works|work|ok|okay|fine) for you",
  ),
  anyone: anyWord(
    '(?:does|has|is|would|could|can|will|do|did|have) (?:any|some)(?:one|body)|any(?:one|body) (?:have|know|seen|heard|else|interested|want|got)|any (?:ideas?|thoughts|comments|suggestions|advice|news|update|questions|objections?|feedback|chance|help|pointers?|luck)|who (?:can|could|would|wants|is able|else)|(?:do|can|could|would|will) (?:people|folks|others|all|you all|members)',
  ),
  duty: anyWord(
    "you(?:['’]ll| will| all| both| guys)? (?:should|must|need to|have to|ought to|are to|had better|may want to|might want to|will want to|are (?:asked|requested|required|expected|encouraged|invited|welcome) to|need)|(?:everyone|everybody|someone|somebody|anyone|all|members|people|participants)(?: (?:in|of|from|on|at|with|who)(?: \\p{L}+){1,3})? (?:should|must|needs? to|has to|have to|is asked|are asked)|(?:is|are) (?:due|required|requested)|(?:rsvp|r\\.s\\.v\\.p|deadline|no later than|asap|a\\.s\\.a\\.p)|action required|to be (?:returned|signed|completed|sent|paid)|i leave (?:that|it|this) to you",
  ),
  commits: anyWord(
    "(?:i|we)(?:['’]ll| will| shall)|(?:i|we) might (?:also )?be able to|i said i would|(?:i|we)(?:['’]m|['’]re| am| are) (?:going to|planning|happy to|willing|able to|prepared|about to|glad to|going|on it|ready to|trying to|working on)|(?:i|we) (?:can|could) (?:send|do|help|bring|provide|get|make|take|call|meet|write|be|try|also|offer|come|have|work|check|look)|(?:i|we) (?:plan|intend|promise|agree|volunteer|offer|undertake|commit|hope|expect|aim) to|let me (?:check|see|ask|look|find|get|try|think)|will (?:do|follow|send|get back|let you|be there|forward|call|try|report|post|confirm|attend|keep)|count me in|on my list|you(?:['’]ll| will) (?:have(?! to)|get(?! in)|receive|hear)|my action|i['’]d be (?:happy|glad|willing) to|i (?:offer|accept|take) (?:my |the )?(?:regrets|action|it|this)|consider it done|leave (?:it|that) (?:to|with) me",
  ),
  plans: anyWord(
    "(?:he|she|they|\\p{Lu}\\p{L}+)(?:['’]ll| will| is going to| are going to| has agreed to| have agreed to| has offered to| have offered to)|will be|is to|are to|going to",
  ),
  meeting: anyWord(
    'meet(?:ing|ings|s|up)?(?! (?:the |this |these |those |our |your |all |both )?(?:requirement|checkpoint|criteri|deadline|need|goal|standard|expectation|demand|condition|target))|met with|tele ?con(?:s|ference|ferences)?|telcons?|teleconf|phone ?conference|conference ?calls?|conf call|(?:phone |video |zoom |quick |weekly |next |short |brief )call|calls? (?:today|tomorrow|next week)|(?:on|join|attend) the call|f2f|face[- ](?:to|2)[- ]face|face2face|get[- ]together|appointment|interview|lunch|dinner|coffee|conferences?(?! id)|workshops?|seminar|plenary|webinar|site visit|your visit|visit (?:on|to you|us)|stand-?up|kick-?off|catch up|chat (?:on|tomorrow|next)|talk (?:tomorrow|next|in person)|minutes of|reconvene|sit down (?:with|together)|see you (?:on|at|there|tomorrow|next|in)|board meets|co-locate|gathering|party on|rsvp|agenda|dial[- ]?in|attend(?:ing|ees?|ance|ed)?|regrets|reschedul\\p{L}*|zakim',
  ),
  courtesy: anyWord(
    "please find (?:attached|enclosed|below)|attached please find|find attached|(?:do not|don['’]t) hesitate|feel free|(?:if|should) you have any (?:questions|further)|thank(?:s| you)|hope (?:you|this|that|all|everyone)|look(?:ing)? forward|please excuse|please accept|excuse (?:me|my|the)|sorry|no problem|take care|have a (?:nice|good|great|safe|lovely)|keep up|let me know if (?:you have any|there are|you need)|never mind|see (?:below|above|attached|also)|disclaimer|intended recipient|go figure|forgive",
  ),
  past: anyWord(
    '(?:he|she|they|it|who|that|i|we) (?:asked|was|were|had|did|said|told|wanted|needed|suggested|proposed|thought|got|went|came|made|sent|tried|received|called|used|decided|took)|has been|have been|had been|was|were|yesterday|last (?:week|month|year|night)',
  ),
  asksFirst: leadingWord(
    "(?:\\p{L}{2,14},\\s+)?(?:(?:and|but|so|or|also|then|by the way),? )?(?:(?:is|are|was|were|do|does|did|can|could|would|will|should|shall|has|have|may) (?:i|you|we|he|she|it|they|there|this|that|these|those|the|any\\p{L}{0,4}|some\\p{L}{0,4}|people|folks|your)|(?:who|what|when|where|which|why|how)(?:['’]s)? (?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|may|many|much|long|about|time|else))",
  ),
  rhetorical: anyWord(
    "(?:is|are|was|does|do|did|would|could|should|has|have|wo)n['’]t (?:it|they|we|that|this|he|she|there|these)|how (?:could|can) (?:they|he|she|anyone|it)|who (?:cares|knows|would have|could have)|why (?:should|would) (?:he|she|they|anyone|we)|what['’]s the (?:point|use)|so what|or what",
  ),
  welcomes: anyWord(
    'appreciated?|welcome|grateful(?:ly)?|any (?:input|ideas|thoughts|help|hints?|pointers?|feedback|comments|suggestions|advice|volunteers?|objections?|news|opinions?)|(?:looking|asking|requesting|seeking|call) (?:for )?(?:your |some )?(?:input|ideas|volunteers?|feedback|help|comments|opinions?|advice)',
  ),
  promises: anyWord(
    "(?:i|we)(?:['’]ll| will| shall)(?! not| never)|(?:i|we)(?:['’]m|['’]re| am| are) (?:going|about) to|count me in|leave (?:it|that) (?:to|with) me|will (?:do|send|follow up|get back|let you|report|post|forward|share)",
  ),
  writer: anyWord('i|me|my|mine|myself'),
  group: anyWord('we|us|our|ours|ourselves'),
  arranges: anyWord(
    'join|regist(?:er|ration)|sign(?:ed)?[- ]?ups?|host(?:ed|s|ing)?|venue|travel\\p{L}*|(?:the|meeting|call) minutes|dial\\p{L}*|cancel\\p{L}*|postpon\\p{L}*|invit\\p{L}*|presenters?|presentations?|available|availability|in person|remotely|time ?zones?|office hours|work(?:ing)? ?groups?|calendars?|diar(?:y|ies)|overlaps?|webex|zoom|hackathon|summit|voice channel|talks?|tutorial|speakers?|participants?|scribe|sessions?|(?:the|a|our|this) call|calls? (?:on|at|with|about|this)|conversation|bridge|schedul(?:e|ed|ing)',
  ),
}

const german: ActCues = {
  polite: anyWord('bitte|bitten'),
  imperative: order(
    'bitte|und|dann|also|auch|danach|ansonsten|sonst',
    'bitte|schick(?:e|t|en sie)?|send(?:e|et|en sie)|sag(?:e|t|en sie)?|gib|gebt|geben sie|meld(?:e|et|en sie)?|denk(?:e|t|en sie)?|ruf(?:e|t|en sie)?|schreib(?:e|t|en sie)?|prüf(?:e|t|en sie)?|schau(?:e|t|en sie)?|teil(?:e|t|en sie)|füll(?:e|t|en sie)?|bring(?:e|t|en sie)?|nimm|nehmt|nehmen sie|mach(?:e|t|en sie)?|lass(?:e|t|en sie)?|vergiss|vergesst|vergessen sie|unterschreib(?:e|t|en sie)|überweis(?:e|t|en sie)|bestätig(?:e|t|en sie)|komm(?:t|en sie)?|lies|lest|lesen sie|wähl(?:e|t|en sie)|trag(?:t|en sie)?|stell(?:e|t|en sie)?|buch(?:e|t|en sie)|organisier(?:e|t|en sie)|klär(?:e|t|en sie)|reich(?:e|t|en sie)|hol(?:e|t|en sie)?|kümmer(?:e|t|n sie)|antworte(?:t|n sie)?|leit(?:e|et|en sie)|änder(?:e|t|n sie)|korrigier(?:e|t|en sie)|hilf|helft|beacht(?:e|et|en sie)',
  ),
  asksReader: anyWord(
    '(?:kannst|könntest|würdest|willst|magst|hast|bist|weißt|hättest|wärst|darf|möchtest) (?:du|ich)|(?:können|könnten|würden|möchten|haben|wären|hätten|wissen|wollen) sie|(?:könnt|habt|seid|wisst|könntet|wollt) ihr|(?:wann|wo|wer|was|welche[rsnm]?|wie viele?|wie lange|warum) (?:können|kann|ist|sind|wäre|hast|haben|soll|passt|hat|wird)|darf ich|dürfen wir|wäre es möglich|wenn (?:du|sie|ihr) (?:mir|uns|kurz|bitte)|sag (?:mir|uns)|sagt (?:mir|uns)|gib (?:mir|uns)',
  ),
  needs: anyWord(
    '(?:ich|wir) (?:brauche|brauchen|benötige|benötigen|bitte|bitten|suche|suchen|erwarte|erwarten|würden? gerne? wissen|möchten? wissen|hätten? gerne?)|(?:brauche|brauchen|benötige|benötigen|bitte|bitten|suchen) (?:ich|wir)|um (?:rückmeldung|antwort|bestätigung|zusendung)|wäre (?:nett|schön|toll|super|hilfreich|dankbar)|(?:fehlt|fehlen) (?:uns|mir) noch|muss ich wissen|wir freuen uns über',
  ),
  wants: anyWord(
    '(?:ich|wir) (?:brauche|brauchen|suche|suchen|möchte|möchten|muss|müssen|will|wollen)|auf der suche',
  ),
  refers: leadingWord(
    'siehe|vgl|vergleiche|angenommen|beachten sie|beachte|hinweis|übrigens|stell dir vor|denken sie an|anbei',
  ),
  proposes: anyWord(
    "lass(?:t|en sie)? uns|sollen wir|wollen wir|wie wäre es|wie wär[’']?s|ich schlage vor|wir schlagen vor|mein vorschlag|können wir|könnten wir|würden (?:wir )?gerne?|sollten wir|wir sollten|wir müssen",
  ),
  anyone: anyWord(
    '(?:hat|kennt|weiß|kann|könnte|will|möchte) (?:jemand|wer|einer|eine)|wer (?:kann|hat|möchte|will|weiß|kennt|könnte|ist)|irgendwer|irgendjemand',
  ),
  duty: anyWord(
    '(?:du|sie|ihr) (?:sollte?n?|musst|müssen|müsst|solltest|solltet|müsstest|müssten)|(?:muss|müssen|ist|sind) (?:noch |bitte |bis )?(?:\\p{L}+ )?zu (?:zahlen|begleichen|unterschreiben|erledigen)|spätestens bis|frist',
  ),
  commits: anyWord(
    '(?:ich|wir) (?:werde|werden|schicke|schicken|sende|kümmere|kümmern|übernehme|übernehmen|mache|bringe?|bringen|bring|prüfe|prüfen|melde|melden|rufe|buche|buchen|lösche|besorge|erledige|gebe|komme|organisiere|kläre|bereite|leite|lese|veröffentlichen|reserviere|frage|bezahle|stelle|hole|schreibe|starten|beginnen|liefern|veranlassen)|(?:schicke|kümmere|melde|werde|werden|mache|rufe|gebe|besorge|veröffentlichen|lese|bringe|übernehme|liefern|senden|beginnen|starten|prüfe) (?:ich|wir)|besorge ich|übernehme ich|die besorge ich|lese ich|ist gesorgt|erhalten sie von (?:mir|uns)|(?:firma|frau|herr) \\p{L}+ (?:liefert|übernimmt|kümmert)',
  ),
  plans: anyWord('wird|werden|soll|sollen|geplant|liefert|übernimmt|kümmert sich'),
  meeting: anyWord(
    '(?:vor|nach)?besprechung(?:en)?|treffen|termin(?:e|en|s)?|sitzung(?:en)?|meeting(?:s)?|telefonat|telefonieren|telefonkonferenz|videokonferenz|konferenz|elternabend|versammlung|probe|kaffee|mittagessen|abendessen|gespräch(?:e|s)?|interview|vorstellungsgespräch|besichtigung|workshop|seminar|zoom|jour fixe|besuch(?:en|s)?|verabredung|treffe(?:n wir)?|sehen wir uns|zusammensetzen',
  ),
  courtesy: anyWord(
    'danke|vielen dank|herzlichen dank|bitte entschuldig\\w*|entschuldigung|freue mich|freuen uns|bei fragen|hoffe|tut mir leid|schönen (?:tag|abend)|schönes wochenende|anbei|im anhang|zur verfügung',
  ),
  past: anyWord('war|waren|hat|hatte|hatten|wurde|wurden|fand|gestern|letzte[nrs]?|habe ich|haben wir'),
  asksFirst: leadingWord(
    '(?:(?:und|aber|oder|also),? )?(?:\\p{L}{2,14}, )?(?:(?:ist|sind|gibt|hat|habt|haben|hast|kann|kannst|könnt|können|könntest?|könnten|wird|werden|wirst|soll|sollen|sollten|darf|dürfen|möchten|möchtest|würden|würdest|wäre|wären|passt|geht|stimmt) (?:es|das|dir|ihnen|euch|du|ihr|sie|wir|ich|man|jemand|die|der)|(?:wer|wann|wo|warum|weshalb|wieso|wohin|womit|welche[rsnm]?)|was (?:ist|sind|soll|meinst|meinen|haltet|halten|hältst|kostet|passiert|wäre)|wie (?:viele?|lange|oft|ist|sieht|wäre|kann|können|soll))',
  ),
  rhetorical: anyWord(
    "oder nicht|nicht wahr|was soll[’']?s|wer weiß(?: das)? schon|wen (?:interessiert|kümmert)|warum sollte (?:er|sie|man|jemand|ich)|wozu (?:auch|denn)",
  ),
  welcomes: anyWord(
    '(?:willkommen|erwünscht|gern gesehen)|(?:für|um) (?:eine? )?(?:kurze[sn]? )?(?:rückmeldung(?:en)?|feedback|hinweise?|anregungen|vorschläge|ideen)|irgendwelche (?:ideen|fragen|einwände|vorschläge)|jemand (?:eine )?(?:idee|ahnung)|freiwillige',
  ),
  promises: anyWord(
    '(?:ich|wir) (?:werde|werden|schicke|schicken|sende|senden|übernehme|übernehmen|kümmere|kümmern|melde|melden|erledige|erledigen|besorge|besorgen|organisiere|organisieren|kläre|klären)|(?:werde|schicke|sende|übernehme|kümmere|melde|erledige|besorge|organisiere|kläre) ich|(?:werden|schicken|senden|übernehmen|kümmern|melden|erledigen|besorgen|klären) wir',
  ),
  writer: anyWord('ich|mich|mir|mein(?:e[nrms]?)?'),
  group: anyWord('wir|uns|unser(?:e[nrms]?)?'),
  arranges: anyWord(
    'teilnehm\\p{L}*|teilnahme|anmeld\\p{L}*|einlad\\p{L}*|eingeladen|tagesordnung|protokoll|absag\\p{L}*|abgesagt|verschieb\\p{L}*|verschoben|verleg\\p{L}*|uhrzeit|anwesend|kalender|anreise|referent\\p{L}*|vortrag|vorträge|einwahl\\p{L}*|vor ort|veranstaltung\\p{L}*|treffpunkt',
  ),
}

const french: ActCues = {
  polite: anyWord(
    "s[’']il (?:vous|te) pla[iî]t|svp|stp|merci d(?:e|[’']\\p{L}+)|veuillez|prière|prions|prie",
  ),
  imperative: order(
    "et|puis|alors|aussi|surtout|ne|n[’']|merci de",
    "envoie|envoyez|dis|dites|donne|donnez|apporte|apportez|appelle|appelez|réponds|répondez|confirme|confirmez|vérifie|vérifiez|pense|pensez|regarde|regardez|prends|prenez|prévois|prévoyez|préviens|prévenez|inscris|inscrivez|oublie|oubliez|n[’']oublie|n[’']oubliez|fais|faites|viens|venez|remplis|remplissez|signe|signez|renvoie|renvoyez|transmets|transmettez|lis|lisez|choisis|choisissez|indique|indiquez|tiens|tenez|mets|mettez|laisse|laissez|veuillez|passe|passez|réserve|réservez",
  ),
  asksReader: anyWord(
    "(?:pourriez|pouvez|pourrais|voulez|auriez|avez|seriez|êtes|veux|peux|sais|savez|as|serais|aurais)[- ](?:vous|tu)|(?:vous|tu) (?:pouvez|pourriez|peux|pourrais|auriez|aurais|avez|as|seriez|sais|savez|veux|voulez)|est-ce que|est-ce qu[’'](?:il|elle|on|ils)|(?:quand|où|comment|combien|pourquoi|quel(?:le)?s?|qui) (?:est|sont|peut|pouvez|avez|as|veut|serait|faut)|serait-il possible|(?:dites|dis|donnez|donne|envoyez|envoie)-(?:moi|nous)",
  ),
  needs: anyWord(
    "(?:j[’']ai|nous avons|j[’']aurais|nous aurions) besoin|(?:je|nous) (?:vous |te )?(?:demande|demandons|prie|prions|souhaite|souhaiterais|souhaitons|cherche|cherchons|voudrais|voudrions)|j[’']aimerais|il (?:me|nous|vous) faut|il faut|il faudrait|(?:ce serait|serait) (?:bien|gentil|utile)|j[’']attends|nous attendons",
  ),
  wants: anyWord(
    "(?:je|nous) (?:voudrais|voudrions|souhaite|souhaitons|cherche|cherchons|dois|devons|veux|voulons)|j[’']aimerais|j[’']ai besoin",
  ),
  refers: leadingWord(
    "voir|cf|notez que|à noter|n[’']hésite(?:z)? pas|supposons|imaginons|ci-joint|veuillez trouver",
  ),
  proposes: anyWord(
    "on (?:pourrait|se voit|s[’']appelle|se retrouve|va|devrait)|pourrait-on|si on|je (?:te |vous )?propose|nous (?:vous )?proposons|et si|ça (?:te|vous) (?:dit|va|convient)|devrions",
  ),
  anyone: anyWord("quelqu[’']un|qui (?:peut|pourrait|veut|sait|a)"),
  duty: anyWord(
    '(?:vous devez|tu dois|vous devriez|tu devrais|à (?:régler|signer|retourner|remplir)|au plus tard|dernier délai)',
  ),
  commits: anyWord(
    "je (?:vais|vous envoie|t[’']envoie|m[’']occupe|m[’']en occupe|vérifie|prépare|réserve|paie|paye|transmets|transmettrai|viens|passe|rappelle|vous rappelle|te rappelle|reviens|ferai|serai|enverrai|prends|le \\p{L}+rai)|nous (?:allons|\\p{L}+rons)|on (?:va|vous enverra|t[’']enverra|s[’']en occupe)|j[’']\\p{L}+rai|vous l[’']aurez|je \\p{L}+rai|je (?:le|la|les|vous|te) \\p{L}+rai",
  ),
  plans: anyWord('va|vont|doit|doivent|sera|seront|aura'),
  meeting: anyWord(
    'réunions?|rendez-vous|rdv|appel|visioconférence|visio|conférence|entretien|rencontr\\p{L}*|atelier|séance|assemblée|déjeuner|dîner|café|visite|entrevue|on se (?:voit|retrouve|parle)|se (?:voir|parler|rencontrer)|séminaire|point (?:téléphonique|hebdo)',
  ),
  courtesy: anyWord(
    "merci (?:pour|beaucoup|encore|à)|n[’']hésitez pas|n[’']hésite pas|ci-joint|bonne (?:journée|soirée|semaine)|bonnes fêtes|désolée?|excuse[zr]?|cordialement|j[’']espère|au plaisir",
  ),
  past: anyWord(
    "a été|ont été|était|étaient|hier|j[’']ai|nous avons|a bien|avait|avez été|lors de|dernière?",
  ),
  asksFirst: leadingWord(
    "(?:(?:et|mais|ou|donc) )?(?:est-ce|qu[’']est-ce|y a-t-il|(?:avez|pouvez|pourriez|êtes|voulez|seriez|auriez|savez|serez)-vous|(?:as|peux|pourrais|es|veux|serais|sais)-tu|(?:peut|pourrait|doit|devrait)-on|qui|comment|combien|pourquoi|quel(?:le)?s?|(?:quand|où) (?:est|sont|peut|pouvez|peux|sera|serez|voulez|veux))",
  ),
  rhetorical: anyWord("n[’']est-ce pas|à quoi bon|qui sait|pourquoi (?:devrait-on|faudrait-il)|et alors"),
  welcomes: anyWord(
    '(?:bienvenue?s?|une idée|un avis|des (?:idées|objections|remarques|suggestions|volontaires))|(?:vos|tes) (?:retours?|remarques?|suggestions?|commentaires?|avis|propositions?)|appréci(?:ée?s?|erai[st]?)|reconnaissante?s?',
  ),
  promises: anyWord(
    "je (?:vais|m[’']occupe|m[’']en (?:occupe|charge)|me charge|(?:(?:vous|te|le|la|les|lui) )?\\p{L}{2,18}rai)|j[’']\\p{L}{2,18}rai|nous (?:allons|\\p{L}{2,18}rons)",
  ),
  writer: anyWord("je|j[’']\\p{L}+|me|moi|mon|ma|mes"),
  group: anyWord('nous|notre|nos|on'),
  arranges: anyWord(
    'particip\\p{L}*|inscri\\p{L}*|invit\\p{L}*|ordre du jour|compte[- ]rendu|annul\\p{L}*|report(?:er|ée?s?|ons|ez)|décal\\p{L}*|horaires?|créneaux?|disponib\\p{L}*|agenda|calendrier|déplacement|exposés?|présentations?|intervenants?|sur place',
  ),
}

const spanish: ActCues = {
  polite: anyWord('por favor|rogamos|ruego|porfa'),
  imperative: order(
    'y|pero|además|entonces|luego|también|no',
    'envíe(?:n|me|nos)?|envía(?:me|nos)?|mande|manda(?:me)?|mándame|diga(?:me|n)?|dime|díganos|dígame|dinos|confirme(?:n)?|confirma|traiga(?:n)?|trae|traigan|llame|llama(?:me)?|llámame|revise(?:n)?|revisa|mire|mira|corrige|corrija|avise(?:n)?|avísenos|avísame|avise|indique(?:n)?|indica|rellene(?:n)?|firme(?:n)?|firma|recuerde(?:n)?|recuerda|responda(?:n)?|responde|escriba|escribe(?:me)?|haga|haz|ponga|pon|deje|deja|venga|ven|compruebe|comprueba|piense|piensa|elija|elige|pase|pasa|guarde|guarda|olvide[ns]?|olvides|reserve|reserva',
  ),
  asksReader: anyWord(
    '(?:puede[ns]?|podría[ns]?|podrías|quiere[ns]?|querría|tiene[ns]?|tendría[ns]?|tendrías|sabe[ns]?|está[ns]?|estarías|me (?:puede[ns]?|lo puede[ns]?|podría[ns]?|cambias|ayudas|dejas|mandas|envías|pasas|dices))|(?:cuándo|dónde|cómo|cuánto|cuántos|qué|cuál|quién) (?:es|está|puede[ns]?|tiene[ns]?|le|te|va|sería|hora|día)|sería posible|¿',
  ),
  needs: anyWord(
    '(?:necesito|necesitamos|necesitaría|busco|buscamos|quisiera|quisiéramos|me gustaría|nos gustaría|le rogamos|le pido|les pido|te pido|pedimos|agradecería|agradeceríamos|solicito|solicitamos|espero su|esperamos su|me hace falta|falta que)',
  ),
  wants: anyWord(
    'quiero|queremos|quisiera|necesito|necesitamos|busco|buscamos|tengo que|tenemos que|me gustaría',
  ),
  refers: leadingWord('véase|ver|nótese|tenga en cuenta|no dude[ns]? en|no duden|supongamos|adjunto|imagine'),
  proposes: anyWord(
    '(?:quedamos|podríamos|podemos|propongo|proponemos|vamos a|qué tal si|qué te parece|qué le parece|deberíamos|hay que|tenemos que|nos vemos|y si)',
  ),
  anyone: anyWord('alguien|quién (?:puede|podría|sabe|quiere)'),
  duty: anyWord(
    '(?:debe[ns]?|deberías?|debería[ns]?|tiene[ns]? que|hay que|a más tardar|cuanto antes|es necesario|plazo)',
  ),
  commits: anyWord(
    '(?:voy a|vamos a|te mando|te envío|le envío|les envío|lo envío|enviaré|enviaremos|firmaré|llamaré|me encargo|me ocupo|yo (?:reservo|llevo|me|lo|hago|pago|traigo)|te hago|se lo paso|haré|haremos|iré|iremos|estaré|prepararé|mañana (?:empezamos|te|le)|\\p{L}{2,}(?:aré|eré|iré|aremos|eremos|iremos))|empezamos con',
  ),
  plans: anyWord('va a|van a|será|serán|debe|deben|está prevista|está previsto'),
  meeting: anyWord(
    'reuni(?:ón|ones)|reunimos|reunirnos|cita|citas|llamada|videollamada|entrevista|asamblea|junta|visita|taller|cenar|cena|comida|comer juntos|café|quedamos|nos vemos|vernos|encuentro|conferencia|sesión|videoconferencia|seminario',
  ),
  courtesy: anyWord(
    'gracias|no dude|un saludo|saludos|espero que|buen (?:día|fin)|disculpe|perdón|lo siento|adjunto|feliz|encantad[oa]',
  ),
  past: anyWord(
    'fue|fueron|era|estuvo|hubo|se aprobó|ayer|pasó|terminaron|ha sido|han sido|he revisado|he encontrado|la semana pasada',
  ),
  asksFirst: leadingWord(
    '¿\\s*\\p{L}+|(?:(?:y|pero|o) )?(?:qué|quién(?:es)?|cuándo|dónde|cómo|cuánt[oa]s?|cuál(?:es)?|por qué)',
  ),
  rhetorical: anyWord('no crees|no cree usted|quién sabe|a quién le importa|y qué|para qué'),
  welcomes: anyWord(
    'bienvenid[oa]s?|cualquier (?:ayuda|idea|sugerencia|comentario)|alguna (?:idea|sugerencia|objeción|propuesta)|algún (?:comentario|voluntario)|se agradecer?\\p{L}*|agradecerí\\p{L}+',
  ),
  promises: anyWord('voy a|vamos a|me (?:encargo|ocupo)|\\p{L}{2,18}[aei]r(?:é|emos)'),
  writer: anyWord('yo|me|mí|mi|mis|conmigo'),
  group: anyWord('nosotr[oa]s|nos|nuestr[oa]s?'),
  arranges: anyWord(
    'particip\\p{L}*|asist\\p{L}*|inscri\\p{L}*|invit\\p{L}*|orden del día|cancel\\p{L}*|aplaz\\p{L}*|pospon\\p{L}*|horarios?|disponib\\p{L}*|agenda|calendario|viaje|ponentes?|ponencias?|presentaci(?:ón|ones)|en persona|presencial',
  ),
}

const italian: ActCues = {
  polite: anyWord('per favore|per cortesia|per piacere|cortesemente|preghiamo|prego|gentilmente'),
  imperative: order(
    'e|poi|anche|allora|per favore|non|inoltre',
    'invia(?:mi|ci)?|inviate|invii|manda(?:mi|ci)?|mandami|mi mandi|mandate|dimmi|dicci|dite|mi dica|ci dica|conferma|confermi|confermate|mi confermi|chiama(?:mi)?|chiami|mi chiami|chiamate|porta(?:te)?|porti|controlla(?:te)?|controlli|guarda(?:te)?|guardi|dai un|dia un|correggi|corregga|correggete|ricorda(?:ti|te|tevi)?|ricordi|firma(?:te)?|firmi|compila(?:te)?|compili|rispondi|risponda|rispondete|scrivi(?:mi)?|scriva|scrivete|fai|faccia|fate|mi faccia|fammi|facci|ci faccia|fateci|metti|metta|lascia(?:mi)?|vieni|venga|venite|passa|passi|scegli|scelga|prenota|prenoti|pensa|pensi|avvisa(?:mi)?|avvisi|avvisate|tieni|tenga|indichi|indica',
  ),
  asksReader: anyWord(
    '(?:può|puoi|potrebbe|potresti|potete|potreste|vuole|vuoi|volete|hai|ha tempo|avrebbe|avresti|sa se|sai|sapete|è possibile|sarebbe possibile|le va|ti va|vi va|le dispiace|ti dispiace)|(?:quando|dove|come|quanto|quanti|cosa|quale|chi) (?:è|può|puoi|possiamo|hai|ha|le|ti|si|sarebbe|costa)|quando le va|se (?:puoi|può|potete|riesci|riesce)',
  ),
  needs: anyWord(
    '(?:ho bisogno|abbiamo bisogno|avrei bisogno|avremmo bisogno|mi (?:serve|servono|servirebbe)|ci (?:serve|servono|servirebbe)|vorrei|vorremmo|la preghiamo|vi preghiamo|le chiedo|ti chiedo|vi chiedo|le chiediamo|vi chiediamo|cerco|cerchiamo|desidero|attendo|attendiamo|mi piacerebbe|aspetto (?:un|una|la|tue|sue))',
  ),
  wants: anyWord('vorrei|vorremmo|voglio|vogliamo|devo|dobbiamo|cerco|cerchiamo|ho bisogno'),
  refers: leadingWord(
    'vedi|si veda|cfr|si noti|nota bene|non esiti|non esitare|supponiamo|in allegato|immagina',
  ),
  proposes: anyWord(
    '(?:possiamo|potremmo|ci vediamo|ci sentiamo|propongo|proponiamo|che ne dici|che ne dice|che ne dite|dovremmo|bisogna|facciamo|vediamoci|sentiamoci|e se)',
  ),
  anyone: anyWord('qualcuno|chi (?:può|potrebbe|vuole|sa)'),
  duty: anyWord(
    '(?:deve|devi|dovete|dovresti|dovrebbe|dovreste|bisogna|entro e non oltre|al più tardi|è necessario|è da (?:pagare|firmare)|va (?:firmato|pagato|inviato))',
  ),
  commits: anyWord(
    '(?:ti mando|le mando|vi mando|ti invio|le invio|vi invio|le farò|ti farò|farò|faremo|invieremo|invierò|manderò|me ne occupo|mi occupo|ci penso|penso io|ci pensiamo|lo porto|la porto|io (?:porto|intanto|prenoto|pago)|offro io|verrò|sarò|chiamerò|prenoto|domani (?:lo|la|ti|le)|stasera ti|\\p{L}{2,}(?:erò|irò|eremo|iremo)|montiamo|iniziamo|cominciamo)',
  ),
  plans: anyWord('sarà|saranno|deve|devono|è prevista|è previsto|si terrà|va|vanno'),
  meeting: anyWord(
    'riunion[ei]|appuntament[oi]|incontr\\p{L}*|chiamata|videochiamata|colloqui[oo]?|assemblea|visita|sopralluogo|cena|pranzo|aperitivo|caffè|ci vediamo|vederci|conferenza|telefonata|seminario|sessione|call',
  ),
  courtesy: anyWord(
    'grazie|non esiti|non esitare|cordiali saluti|buona (?:giornata|serata)|spero che|mi scuso|scusa|scusi|in allegato|auguri|mi dispiace',
  ),
  past: anyWord(
    'è stat[oa]|sono stat[ie]|era|erano|ieri|si è tenuta|si è tenuto|ho ricevuto|ho trovato|abbiamo|ha ricevuto|è andato|scors[oa]',
  ),
  asksFirst: leadingWord(
    '(?:(?:e|ma|o) )?(?:chi|cosa|che cosa|quale|quali|quant[oiae]|dove|come (?:va|posso|possiamo|si|mai)|quando (?:possiamo|puoi|può|ci|è|vi|ti|le)|perché (?:non|è|hai)|puoi|potete|potresti|potreste|hai|avete|sai|sapete|riesci|riuscite|ti va|le va|vi va)',
  ),
  rhetorical: anyWord('non è vero|chi lo sa|a che serve|chi se ne importa|e allora'),
  welcomes: anyWord(
    '(?:qualche|qualsiasi|ogni) (?:idea|suggerimento|commento|aiuto|obiezione|consiglio)|benvenut[oaie]|gradit[oaie]|gradirei|gradiremmo|apprezzer\\p{L}+',
  ),
  promises: anyWord(
    'farò|faremo|\\p{L}{2,18}(?:[eai]rò|[ei]remo)|me ne occupo|mi occupo|ci penso io|penso io',
  ),
  writer: anyWord('io|mi|me|mio|mia|miei|mie'),
  group: anyWord('noi|ci|nostr[oaie]'),
  arranges: anyWord(
    'partecip\\p{L}*|iscri\\p{L}*|invit[aio]\\p{L}*|ordine del giorno|annull\\p{L}*|rinvi\\p{L}*|spost\\p{L}*|orari[oi]?|disponib\\p{L}*|agenda|calendario|viaggio|relator[ei]|presentazion[ei]|di persona',
  ),
}

export const act_cues: Readonly<Record<Language, ActCues>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}
