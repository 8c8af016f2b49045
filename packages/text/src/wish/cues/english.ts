import { cue, type MeetingCues } from './meeting-cues.ts'

const meet =
  'meet|meeting|meet up|call|chat|talk|speak|phone|zoom|video call|coffee|lunch|dinner|breakfast|catch up|catch-up|get together|sit down|sit together|appointment|interview|visit|site visit|drink|walk|tea|conversation|touch base|1:1|one-on-one|see you|drop by|come by|come round|come over|session|workshop|walk-through|demo|discuss|review|sync|kick-off|kickoff|standup|see each other|discussion|beer|viewing|inspection|tour|survey'

export const english: MeetingCues = {
  invites: cue(
    '(call|ring|phone) me ~3 (when|after|before|between|on|tomorrow|from|any)',
    '(find|pick|choose|look for|agree on) (a|another|some other|an alternative|a different|a new) ~1 (day|date|time|slot)',
    '(could|can|shall|might|may|should) we ~2 (find|grab|get|have|do|steal|squeeze|use|borrow) ~4 (mins|min|minutes|hour|time|slot|moment|half)',
    'when (can|could|may|should|shall|would) (i|we|you) ~3 (pop|come|drop|swing|stop|look|get|do|fit)',
    'wonder* (if|whether) ~2 (you|we) ~3 (free|available|time|around|meet|speak|talk|call|chat)|(might|would|could|may) be (free|available|around) ~4 (for|to|on|at|in|next|this|tomorrow)|(suggest|propose|send|offer|give) (me|us)? ~3 (times|dates|slots|date|slot|availability)|let me know ~3 (times|dates|slots|availability)|(tell|let) me ~1 (what|when|which|how) ~4 (suits|works|best|free|available)|(need|could use|could do with|want|grab) ~4 (minutes|minute|hour|word|moment) ~2 (with|of) (you|your)',
    '(welcome|appreciate|love|like|value) (the|a|an) (chance|opportunity|possibility) to (meet|speak|talk|tell|discuss|show|introduce|sit|hear|chat|connect)',
    '(minutes|hour|hours|minute|moment|bit) of your time',
    '(could|can|would) (come|drop|pop|swing|call) ~4 (office|by|round|over|in|past) ~4 (any|at|between|on|whenever)',
    'pick your brain|(mind|ok|okay|alright) if we (do|have|move|hold|meet)',
    '(could|can|would|will) you ~2 (find|give|squeeze|fit|pencil|slot|put|spare|offer|grant) ~3 (slot|time|in|minutes|minute|diary|calendar|hour|appointment|moment)',
    '(find|put|get|pencil) ~3 (a slot|a date|something|some time|a time) ~3 (in|for|to)',
    '(any|is there any|is there a) (chance|possibility|hope) ~3 (of|we|you|i) ~4 (call|chat|meeting|meet|talk|word|coffee|speak|see|catch|lunch|minutes|slot)',
    '(can|could|may) i (grab|borrow|steal|see|visit|ring|call|book|have) ~3 (you|minutes|minute|time|word|slot|moment|appointment)',
    '(does|would|will|is|do|how is|how does|how about|hows|how s) ~4 (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|week|evening|morning|afternoon|lunchtime) ~4 (work|suit|look|looking|good|ok|okay|alright|all right|fine|possible|convenient|for you|any good|any better|do)',
    'what (does|do|s) your (week|diary|calendar|schedule|day|friday|monday|tuesday|wednesday|thursday|availability) ~3 (look|like)|how (is|are|s) your (week|diary|calendar|schedule)',
    '(wanna|want to|fancy|care to|feel like|keen to) ~4 (coffee|lunch|dinner|drink|meet|meeting|try|grab|catch up|catching up|walk|tea|beer)',
    '(got|have|have you got) (any |a |some )?(time|a window|a slot|capacity|a minute|five minutes|a gap|a spare)',
    '(good|right|best|convenient) (moment|time|day) (for you|to (meet|talk|call|speak|chat|visit))',
    "when(ever)?('s| is| s) (good|best|convenient|a good time) ~2 (you)?",
    '(request|ask for|like to request|wish to request|arrange) (a|an) ~2 (meeting|appointment|call|interview|conversation)',
    '(ping|call|ring|text|tell|email) me when (you|it)|let me know (your|when|which|what time|what day)',
    '(shall|should|could|can|might) we ~4 (get together|put our heads together|go through|go over|run through|talk it through|talk this through|sit down|look at it together|have a look together|pick a|plan)',
    "(let's|let us|shall we|should we|why don't we|how about we) ~3 (meet|talk|speak|chat|catch up|get together|sit down|grab|have a (call|chat|coffee)|do lunch|find a time|schedule)",
    "let's (meet|talk|speak|chat|catch up|get together|sit down|have a call|schedule|set up)",
    '(shall|should|could|can|might|may) we (please )?(perhaps |maybe |possibly |quickly |briefly |also )?(meet|talk|speak|chat|catch up|get together|sit down|sit together|have a (quick |short |brief )?(call|chat|word|coffee|meeting|talk)|find (a time|a slot|an hour|half an hour|some time|time)|schedule|set up|arrange|grab|get on|jump on|hop on|do a call|fix a|touch base|see each other)',
    '(when|what time|what day|which day|which days|what times|when exactly) (would|could|can|are|do|is|might|will|does|works|suits) ~3 (you|we|time|suit|work|meet|good|best|free|available|convenient|around|possible)',
    'when (can|could|may|should) (i|we) ~3 (call|meet|visit|see|reach|speak|talk|come)',
    'when (suits|works)|when would be|when are you (free|available|around)|what works for you|what suits you',
    'are you (around|free|available|in the office|in town)|would you be (around|free|available|up for|open to)|will you be (around|free|available)',
    '(do|would|could|did|can) you ~3 (have|find|spare|make) (any |some |a little |a bit of |a )?(time|minute|moment|minutes|hour|slot|half an hour|an hour)',
    '(do|would) you have (#|a few|five|ten|fifteen|twenty|thirty|a couple of) (min|mins|minutes|hours)',
    '(got|have you got|can you spare) (#|a|an|half|some|five|ten|a few) (min|mins|minutes|minute|moment|hour|an hour|time)',
    '(would|should) (like|love) to (meet|speak|talk|have a (call|chat|meeting|word)|set up|arrange|schedule|sit down|visit|arrange|catch up|book|discuss ~3 with you|see you)',
    "(i'd|we'd) (like|love) to (meet|speak|talk|have a (call|chat|meeting|word)|set up|arrange|schedule|sit down|visit|catch up|book|see you|discuss ~3 with you)",
    '(chance|opportunity|possible|able|want|wants|need|keen|happy|hoping|like you|pleasure) to (meet|speak|talk|sit down|have a (call|chat|word)|catch up) ~3 (you|soon|week|time|us)',
    '(schedule|set up|arrange|book|fix|find) (a|an|some|our|another) (# (min|minute|minutes)? )?(time|slot|call|meeting|appointment|chat|visit|date|hour|interview|session)',
    "let me know (when|what time|which day|your availability|if you('re| are) (free|available|around)|a time|if you have time|what works|when you)",
    '(tell|send|give) me (when|your availability|a time|some times)',
    'fancy (a|some|lunch|coffee|dinner)|up for (a|some|lunch|coffee|dinner)|how about (a|some|lunch|coffee|dinner) ~3 (coffee|lunch|drink|walk|call|chat|dinner|tomorrow|today)',
    'invite you (to|for) (a|an) (interview|conversation|second|meeting|call|talk|visit|first|personal)',
  ),
  meets: cue(
    'pop round|pop over|pop by|swing by|drop in|put our heads together',
    '(look|go|work|sit|talk|meet|get|do) ~4 together|screen share|screenshare|walkthrough|walk through|tutorial|in person|face to face|over the phone|by phone|on the phone|facetime|skype|come and see|pop in|stop by|measure up|consult',
    'plan|go over|go through|run through|run thru|talk through|slot|discuss|ramen|restaurant|pizza|pub|get-together|hear your|huddle|check-in|check in|hang out|pick your brain|debrief|consultation',
    meet,
  ),
  suits: cue(
    '(can|can you|could you|would you) (do|make|manage)',
    'feasible|doable|manageable|acceptable|agreeable|whenever|flexible',
    '(would|does|do|could|will|might|should) ~8 (work|suit|do|fit)|reachable|on hand|within reach',
    'alright|all right|any good|ok|okay|plenty|suits me|in the office|window|slot|gap|either day|reachable|can make',
    "suits?|works? for (you|me|us|both)|work for (you|me|us)|would work|available|availability|free|around|convenient|have time|spare|good time|best time|make it|fit (in|you)|prefer|would be (good|fine|great|perfect|ideal|best|better|easiest|possible)|are (good|fine|best|possible)|is (good|fine|best|possible|better)|works (best|well)|i'm in|i am in|he can do|she can do|i can do|we can do|can do|i'm back|i am back|could do",
  ),
  wishes: cue(
    'wanna|fancy|any chance|keen|need you|would appreciate|appreciate|finally want|have to|got to|reason i',
    "would like|i'd like|we'd like|would love|i'd love|want to|wanted to|need to|should|could we|can we|let's|shall we|would be (grateful|glad|happy|great|good|lovely)|hoping|hope to|keen to|suggest|propose|please|could you|can you|would you|may i|might we|could i|can i|happy to",
  ),
  prefers: cue(
    'not|any|only|except|avoid|available|from|onwards|either day|latest',
    'ideally|preferably|best|prefer|any (day|time|afternoon|morning|evening)|except|after|before|between|earliest|not on|flexible|whenever|any time|anytime|other than|rather',
  ),
  offers: cue(
    "i can offer|we can offer|i could offer|i could do|we could do|i can do|we can do|how about|what about|would ~8 (work|suit|be ok|be okay|be convenient|be possible|fit)|does ~8 (work|suit|fit)|is ~8 (ok|okay|good|fine|convenient|possible)|propose|suggest|which (one|of|would|do|date|time|day|slot)|choose|pick one|either|works? for (you|me)|would (work|suit)|i am free|i'm free|we are free|i have time",
  ),
  chooses: cue(
    'which (one|date|day|time|slot|of them|of these|of those|of the two|of the dates) ~2 (should|shall|do|would|can|could|may|must) (i|we|you) ~3 (book|reserve|hold|take|pick|choose|prefer|like|want|confirm|go for)',
    '(should|shall|can|could|do|may) (i|we) ~1 (book|reserve|hold|pick|confirm)',
    'which (one|date|day|time|slot|of them|of these|of the two) ~2 (is|works|work|suits|suit|fits|fit) ~3 (better|best|you)',
    '(would|is|are|does|do) ~9 (better|best|easier|preferable|prefer)|(do|would) you (prefer|rather)',
  ),
  moves: cue(
    '(pushed|moved|shifted|bumped|swapped|slid|brought) ~6 (to|back|off|forward|until)|(could|can|shall|should|would|might) ~6 instead',
    '(bring|move|push|pull|put|shift|bump|get) ~5 (forward|back|earlier|later)|(move|push|shift|bump|slide) ~5 to (monday|tuesday|wednesday|thursday|friday|tomorrow|next|another|a)',
    'put (it|this|that) off|(do|make|have) (it|this|that) ~3 (another|a different|some other)|take a rain check|rain check|delay (it|this|our|the)|(bump|slide|slip|nudge|swap|shuffle) (it|this|our|the|my)|pick (it|this|that) up (another|next)',
    'reschedul*|postpon*|push (it|this|our|the|back|things)|move (it|this|our|the|my)|moving (it|our|the)|another (time|day|date|slot)|different (time|day|date)|change (our|the|your|my) ~3 (appointment|meeting|call|time|date)|shift (it|our|the)|bring forward|later instead|instead|do it (another|a different)',
  ),
  cancels: cue(
    '(have to|need to|must|will|would like to|going to) cancel|cancel (our|the|my|tomorrow)|(is|are|was|been) cancel(l)?ed|call off',
  ),
  declines: cue(
    "no need to|not necessary to|need not|needn't|don't need to|do not need to|doesn't need to|don't have to|no reply needed|not able to (join|attend|come|make)|(can't|cannot|won't|will not|unable to) ~3 (join|attend|make it|come|be there|be able to (join|attend|come|make it))|without me|do not (answer|reply|respond)|don't (answer|reply)",
  ),
  recalls: cue(
    '(when|where|what time|which day|who) did (you|we|they|he|she)|did (you|they|we) (meet|see|speak|talk)|when was (the|our|your|that)',
    "thank(s| you)( (so|very) much| again)? for (the|our|your|meeting|coming|joining|a|taking|seeing|having)|was (a pleasure|great|good|nice|lovely)|it was|we met|we spoke|we talked|yesterday's|nice (meeting|talking|speaking|to have)|good (meeting|talking)|last (week|month|time)'s|as discussed|have you had time|did you have time|had time to",
  ),
  asksOther: cue(
    'approve|sign off|send|forward|check|review the|have a look at|look over|look at|read|fill in|pay|confirm receipt|reply by|answer by|tell (me|us) by|complete|submit|upload|sign the|hand in|deliver|order|book the|proofread|comment on|update the',
  ),
  lasts: cue(
    'plenty|max|maximum|at most|tops|should be|should do|would be|is fine|is all|allow|no more than|no longer than|good|roughly|set aside|expect|long enough|that s all|all i need',
    'takes?|take about|last|lasts|enough|would do|long|minutes or so|suffice|about|around|only need|need',
  ),
  announces: cue(
    '(has been|have been|was|were|is now|had to be) (moved|rescheduled|postponed|brought forward|pushed|put back)|as usual|as always|(meeting|session|call|event|training) ~4 (starts|begins)',
    'our (team|office|lines|support|helpdesk|staff) ~3 (is|are) ~3 (available|open|reachable)|(call|phone|ring|contact|reach) us ~4 (between|from|monday|on)|office hours are|lines are open',
    'takes place|will take place|is held|will be held|will be (delivered|closed|open|shut)|doors open|join us|register|rsvp|tickets|subscribe|unsubscribe|webinar|agenda is|opening hours|are open|is open',
  ),
}
