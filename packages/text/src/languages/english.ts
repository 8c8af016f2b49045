import { anyWord, leadingWord } from '../words.ts'
import { type Lexicon, monthAfterSpace, wordSet } from './lexicon.ts'

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'

export const english: Lexicon = {
  stopWords: wordSet(`
    a an the and or but if then so because as of at by for from in into on to up with without about over under after
    before between during until since through i you he she it we they me him her us them my your his its our their
    this that these those who whom which what when where why how is am are was were be been being have has had do does
    did will would shall should can could may might must not no nor only very just too also than there here all any
    some each every both few more most other such own same again once i'm we're you're it's that's don't i've we've
    i'll we'll let's please`),
  greeting: leadingWord(
    'hi|hello|hey|dear|hiya|greetings|good (?:morning|afternoon|evening|day)|all|everyone|team|folks',
  ),
  closing: leadingWord(
    '(?:with )?(?:best|kind|warm|kindest|warmest|many)(?: (?:regards|wishes|thanks))?|regards|sincerely|yours(?: (?:sincerely|faithfully|truly))?|cheers|thanks(?: again| a lot| so much)?|thank you|many thanks|all the best|see you|take care|love',
  ),
  footer: anyWord(
    'unsubscribe|view (?:it|this (?:mail|e-?mail))?\\s*(?:online|in (?:your|the) browser)|you (?:receive|are getting|are receiving|received) this (?:mail|e-?mail|message)|intended (?:solely|recipients?)|received this (?:e-?mail|mail|message|communication) in error|sent from my|consider the environment|all rights reserved|privacy policy|change your settings|manage (?:your )?preferences|follow us|intended only for the (?:use|individual|person|entity|addressee|recipient|named)|do not (?:read|copy|forward|distribute|disclose),? (?:or )?(?:copy|forward|distribute|disclose|use)|delete (?:it|this|this message|this (?:e-?mail|mail)) from your (?:computer|system)|get your (?:[a-z]+,? ){0,2}free (?:private )?e-?mail|do you yahoo|largest e-?mail service',
  ),
  quoteIntroduction: /^on\b.{4,200}\bwrote:?$/i,
  forwarded: /forwarded (?:message|e-?mail)|original (?:message|e-?mail)/i,
  head: /^\s*\*{0,2}(?:from|sent(?: on)?|date|to|cc|bcc|subject|reply-to|importance|priority|attachments?|sender|recipients?)\*{0,2}\s?:/i,
  smallTalk: anyWord(
    'hope (?:you|this|that|the|all|everyone)|hope .{0,20} well|it was (?:a pleasure|lovely|great|nice)|nice to|good to hear|thanks? (?:you )?(?:so much|a lot|again|very much)?\\s*for|sorry for|have a (?:nice|good|great|lovely)|enjoy (?:the|your)|looking forward|see you|apologise|apologies|that is all|questions\\?|feel free|do not hesitate',
  ),
  request: anyWord(
    "please|kindly|could (?:you|we|someone|somebody)|can (?:you|we|someone|somebody|anyone)|would you|will you|may (?:we|i)|let (?:me|us) know|(?:i|we) (?:ask|need|want|expect|urge) you|(?:i|we)(?: would|['’]d)? (?:need|like) (?:you|your)|would like to invite|do you have|are you (?:free|available)|(?:send|tell|give|bring) (?:me|us|him|her|them)|(?:you|they) (?:must|have to|need to|should)|sign up|which (?:of|one|day|date)",
  ),
  askedWith: null,
  deadline: anyWord(
    'by|before|until|till|no later than|not later than|at the latest|due(?: on| by)?|deadline|expires?|ends? on|as soon as possible|asap',
  ),
  decision: anyWord(
    "(?:has|have) to be|decided|agreed|approved|accepted|rejected|declined|cancel(?:led|ed)?|postponed|moved?|raised?|confirmed|therefore|unfortunately|cannot|can['’]t|will (?:be|not|have to)|best offer|starts? on|is due|instead of|otherwise|failed|broken?|complain(?:ed|t)?",
  ),
  commitment: anyWord(
    "(?:i|we|he|she|they)(?:[’']ll| will| am going to| are going to| is going to)|will|to do|todo|action(?: item)?|needs? to|has to|have to|must|should|is to|are to|takes? care of|follow up|responsible for",
  ),
  leansBack: leadingWord(
    'it|this|that|these|those|they|he|she|since then|after that|then|also|besides|however|but|and|so|the (?:latter|former|same)|each time|there',
  ),
  months,
  leadingMonth: monthAfterSpace(months),
  weekdays:
    'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tue|tues|wed|thu|thurs|fri',
  days: 'today|tonight|tomorrow(?: (?:morning|afternoon|evening|noon))?|(?:next|this|coming) (?:week|weekend|month|year|quarter)|end of (?:the )?(?:day|week|month|year)|eod|noon',
  abbreviations: [
    'mr',
    'mrs',
    'ms',
    'dr',
    'prof',
    'e.g',
    'i.e',
    'etc',
    'vs',
    'st',
    'no',
    'inc',
    'ltd',
    'co',
    'approx',
    'tel',
    'ext',
    'dept',
    'jr',
    'sr',
    'rev',
    'a.m',
    'p.m',
    'fig',
    'cf',
    'al',
    'incl',
    'excl',
    'messrs',
    'attn',
    'encl',
    'hon',
    'capt',
    'mt',
  ],
  ordinalLead: null,
  intents: {
    meeting: anyWord(
      '(?<!(?:for|at|in|to) (?:our|the|a|my) )meet(?:ing)?|call|chat|talk|speak|phone|touch base|sit down|catch up|appointment|get together|interview|coffee|lunch|have (?:an hour|(?:some |any )?time|half an hour|(?:[0-9]+|a few|some) minutes|a (?:minute|moment))|hour (?:next|this)|video',
    ),
    reschedule: anyWord(
      "reschedul\\w*|postpone\\w*|move (?:our|the|it|this)|another (?:time|day|date)|different (?:time|day)|change (?:our|the|your) (?:appointment|meeting|time|date)|cancel (?:our|the) (?:meeting|appointment)|can(?:not|['’]t) make (?:it|our|the)",
    ),
    approval: anyWord('approv(?:e|al)|sign off|go-ahead|green light|permission|authori[sz]e'),
    invitation: anyWord('invit(?:e|ed|ation)|rsvp|join us|you are welcome to'),
    thanks: anyWord(
      'thanks(?! in advance)|thank you(?! in advance)|appreciate|grateful|fyi|for your information|just to let you know',
    ),
  },
}
