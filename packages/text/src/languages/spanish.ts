import { anyWord, leadingWord } from '../words.ts'
import { type Lexicon, monthAfterSpace, wordSet } from './lexicon.ts'

const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|jun|jul|ago|sept?|oct|nov|dic'

export const spanish: Lexicon = {
  stopWords: wordSet(`
    el la los las un una unos unas y e o u pero si entonces porque que quien cual cuando donde como por para con sin
    sobre entre antes después desde hasta durante de del al a en yo tú él ella usted nosotros vosotros ellos ellas
    ustedes me te se le les lo nos os mi mis tu tus su sus nuestro nuestra nuestros vuestra este esta estos estas ese
    esa eso esto aquel es soy eres somos son era eran fue sido ser está están estoy estaba he has ha hemos han había
    haber será serán puede puedo pueden podemos podría debe deben no ni más muy también ya sí todo todos toda todas
    otro otra otros mismo hay qué cómo cuál gracias`),
  greeting: leadingWord(
    'hola|buenos días|buenas(?: tardes| noches)?|estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|muy señor(?:es)? mío',
  ),
  closing: leadingWord(
    '(?:un )?(?:cordial |afectuoso )?(?:saludos?|abrazos?)(?: cordial(?:es)?)?|saludos cordiales|atentamente|cordialmente|un beso|besos|muchas gracias y|gracias de antemano|buen fin de semana|hasta (?:pronto|luego)|quedo a la espera|sinceramente',
  ),
  footer: anyWord(
    'darse de baja|cancelar (?:la )?suscripción|ver (?:en|este correo en) (?:el|tu|su) navegador|recibe(?:s)? este (?:correo|mensaje)|enviado desde mi|piense en el medio ambiente|aviso legal|política de privacidad|(?:dirigido|destinado) (?:únicamente|exclusivamente) (?:a su destinatario|al destinatario|a la persona)|si (?:usted )?no es el destinatario',
  ),
  quoteIntroduction: /^(?:el\b.{4,200}\bescribió ?:?|.{3,120}\bescribió ?:)$/i,
  forwarded: /(?:mensaje|correo) reenviado|(?:mensaje|correo) original|inicio del mensaje reenviado/i,
  head: /^\s*\*{0,2}(?:de|enviado(?: el)?|fecha|para|cc|cco|asunto|responder a|importancia|prioridad|(?:datos |archivos )?adjuntos?|remitente|destinatarios?)\*{0,2}\s*:/i,
  smallTalk: anyWord(
    'espero que|esperamos que|gracias (?:por|a todos|de nuevo)|muchas gracias|buen fin de semana|perdón por|perdona (?:por|el)|disculp\\w+|lamento|no dude en|quedo a|que tenga',
  ),
  request: anyWord(
    'por favor|¿?(?:puede|puedes|podría|podrías|podéis|pueden|podrían|podemos|podríamos|tienes|tiene)|(?:le|les|te|os) (?:pido|pedimos|ruego|rogamos|agradecería|agradeceríamos)|rogamos|ruego|necesit(?:o|amos)(?: que)?|díg(?:ame|anos)|dime|dinos|envía(?:me|nos)?|env[ií]e(?:me|nos)?|mánda(?:me|nos)|recuerde|recuerda|confirm[ea](?:n|me|nos)?|tiene(?:n)? que|tienes que|deben?|hay que|pensad',
  ),
  askedWith: null,
  deadline: anyWord(
    'antes del?|hasta el|a más tardar|como (?:muy tarde|máximo)|fecha límite|plazo|vence|cuanto antes|para el',
  ),
  decision: anyWord(
    'decidido|acordado|aprobado|aceptado|rechazado|cancelad[oa]|aplazad[oa]|lamentablemente|por (?:eso|tanto)|cerrado|cambiar|será|costará|precio total|empezar|averiad[oa]|en lugar de|si no',
  ),
  commitment: anyWord(
    'voy a|vamos a|va a|van a|tiene que|tienen que|tengo que|debe|deben|se encarga|se encargará|enviará|envía|prepara|preparará|revisa|revisará|pendiente|tarea|responsable|hará|organiza',
  ),
  leansBack: leadingWord(
    'es|él|ella|ellos|eso|esto|este|esta|ese|además|también|pero|y|luego|después|así|por eso',
  ),
  months,
  leadingMonth: monthAfterSpace(months),
  weekdays: 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?',
  days: 'hoy|(?<!la )mañana(?: por la (?:mañana|tarde|noche))?|pasado mañana|(?:la )?(?:próxima semana|semana que viene)|(?:el )?(?:próximo mes|mes que viene)|esta (?:semana|tarde|noche)|fin(?:al)? de (?:mes|semana|año)',
  abbreviations: [
    'sr',
    'sra',
    'srta',
    'sres',
    'dr',
    'dra',
    'd',
    'dña',
    'ud',
    'uds',
    'p.ej',
    'ej',
    'p',
    'etc',
    'aprox',
    'tel',
    'tfno',
    'núm',
    'nº',
    'pág',
    'art',
    'av',
    'avda',
    'c',
    'ing',
    'lic',
    'prof',
    'ee.uu',
    'a.m',
    'p.m',
    'dpto',
    'depto',
    'apdo',
    'ctra',
    'cta',
    'cía',
    'ntra',
    'izda',
    'dcha',
    'pza',
    'gral',
    'arq',
    'abg',
    'excmo',
    'excma',
    'ilmo',
    'ilma',
    'dto',
    'fdo',
    'tlf',
    'vs',
  ],
  ordinalLead: null,
  intents: {
    meeting: anyWord(
      'reunión|reunirnos|reunirse|vernos|quedar|quedamos|cita|llamada|llamar|videollamada|hablar|charlar|café|comer juntos|encontrarnos|entrevista',
    ),
    reschedule: anyWord(
      'aplaz\\w+|pospon\\w+|cambiar (?:su|tu|la|nuestra|el) (?:cita|reunión|hora|fecha)|otro día|otra (?:fecha|hora)|mover (?:la|nuestra)|retrasar|cancelar (?:la|nuestra|su)',
    ),
    approval: anyWord('aprob(?:ar|ación|ado|éis|ara)|autoriz\\w+|visto bueno|dar el sí|permiso'),
    invitation: anyWord('invit(?:ar|arles?|arte|ación|amos|o|ado|ada)'),
    thanks: anyWord(
      'gracias(?! de antemano| por adelantado)|agradezco|agradecemos|para tu información|para su información',
    ),
  },
}
