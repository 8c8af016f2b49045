/** What words of English mails mean: a concept and its folded words a line. Concepts are named in English, alike for all languages. */
export const english_concepts = `
about: about
access: access
account: account accounts
across: across
action: action
actually: actually
after: after
again: again
agenda: agenda
ago: ago
agree_past: agreed approved
ahead: ahead
all: all each every
alone: alone
along: along
already: already
also: also too
always: always
and: and n
animal: cat
answer: answer answers reply revert
any: any
anything: anything
anyway: anyway
anywhere: anywhere
appliance: boiler heating kettle lamp pump
application: application applications
appointment: appointment appointments consultation
around: approx around ish roughly round
arrange: set settle sort
arrange_past: fixed scheduled settled sorted
arrive: arrival arrive arrives land
arrive_past: arrived
art: a an the
ask: ask asking request
ask_past: asked
assistant: assistant secretary
at: at
attach_past: attached
attend: attend
away: abroad away gone
back: back return
bad: bad hopeless
bank: bank
be: am are be being is isn m r re s
because: as because since
been: been
before: before beforehand prior
behind: behind
better: better
between: among between
big: big wide
block: block
body: eye eyes hip knee tooth
book: book booking books pencil
book_past: booked
border: customs passport visa
boss: boss director manager treasurer
both: both
box: box boxes tin
break: break
bring: bring
bring_past: brought
brochure: brochure catalogue
broken: broken damage outage
building: building property warehouse
building_work: fitting scaffolding
business: business logistics ops trade
busy: full
but: but
buy: buy
buy_past: bought
by: by
calendar: calendar diary
can: able can
cancel: cancel cancellations unsubscribe
cancel_past: cancelled
candidate: candidate
cannot: cannot
card: card cards
care: care
case: case
celebration: birthday funeral party wedding
chance: chance
change: change changes corrections exchange swap update
change_past: changed revised
check: check
check_past: checked
child: baby children daughter kids
choose: choice choose range
church: church parish
claim: claim
clean: cleaning
clear: clear
close: close closed closes shut
clothes: shoes tops
club: club
cold: cold
colleague: colleague colleagues staff staffed
collect: collect collection fetch grab pick
collect_past: collected picked
colour: blue colour colours green red
come: came come comes coming
comment: comments feedback thoughts
committee: board committee council delegation panel steering trustees
company: co company firms limited llp ltd
confirm: confirm
confirm_past: confirmed
contact: catch reach touch
contact_past: reached
contract: contract lease
copy: copy
could: could couldn
count: count
course: course onboarding training workshop
cover: cover
customer: client clients customer
cut: cut
dark: dark
data: data figures
date: date dates
day: day days
daypart: afternoon afternoons evening evenings midnight morning mornings night nights noon
deadline: deadline due
decide: decide decides decision decisions
decide_past: decided
deliver: deliver
deliver_past: delivered
delivery: courier delivery driver load
disposal: disposal
distance: km
do: do does doesn doing don
do_past: done
doctor: dental dentist doctor surgery ward
document: certificate chapter cv draft file files form forms id paper papers proofs report sheet statement thesis timesheets
down: down
drink: coffee drink drinks pint tea
drive: drive driving
drop: drop
drop_past: dropped
during: during
early: earlier earliest early sooner
easy: easier easy
either: either
end: end ends
end_past: finished
enjoy: enjoy
enough: ample enough
even: even
event: concert conference congress exhibition fair tasting
ever: ever
everyone: everybody everyone
everything: everything
exactly: dot exactly sharp
example: example
except: apart bar except
expect: expect
expect_past: expected
expire: expires
explain: explain
extend: extension
extend_past: extended
face: face
factory: factory plant
fail_past: failed
fall_past: fell
feast: christmas diwali easter eve
few: few
fill: fill
final: final finally
find: find
find_past: found
fine: fine ok
fire: fire
first: first
flexible: flexible
follow: follow follows
food: cake salt soup
for: for
fortnight: fortnight
frame: frame
free: available empty free spare
friend: friend friends
from: from
front: front
furniture: bed bench chair chairs desk shelves sofa table
further: further
garden: courtyard garden hedge planting shed tree yard
get: get gets getting
get_past: got
give: give giving handing
give_past: gave given handed served
go: go goes going
go_past: went
good: best good
goods: samples
greeting: darling dear greetings hello hey hi hiya
guest: guest guests visitors
half: half
hand: hand hands
handover: handover
happen: happen
happy: delighted glad happy merry pleasure
have: has have haven having ve
he: he her him his she
head: brain head heads
hear: hear
hear_past: heard
help: aid help support
here: here
hold: hold
hold_past: held
holiday: holiday holidays
home: flat home house
hope: hope
hotel: hotel
hour: h hour hours hr
house_part: bath chimney door doors entrance floor gate roof wall
how: how
hurry: rush
i: i im me mine my
idea: idea ideas
if: if whether
ill: fever ill
in: in into
including: included including
information: fyi
inspection: audit auditors inspection survey
instead: instead
insurance: insurance
interest: interest
interview: interview interviews
invite: invitation invite
invite_past: invited
invoice: bill invoice
it: it its
join: join
keep: keep keeps
keep_past: kept
key: key keys
kind: kind
know: know knows
lab: lab
label: label
landlord: caretaker landlord
language: english german translation
last: last
late: late
later: afterwards later
latest: latest
lead: lead
least: least
leave: leave leaves
leave_past: left
legal: court hearing law lawyer notary
less: less
lesson: class lesson lessons maths
let: allow let
letter: letter letters
library: library
lift: lift
light: light
like: like
line: line row
link: link
list: list
live: live
location: area district place places site spot
long: long longer
look: look looking looks
look_past: looked
lunch: lunch lunchtime
machine: laptop machine printer screen
mail: email mail message text
main: main
make: make makes
make_past: made
manage: manage
matter: matter
may: may might
maybe: maybe perhaps
meal: breakfast dinner supper teatime
mean: mean means
mean_past: meant
measure: measure
medicine: prescription
meet: meet
meet_past: met
meeting: agm meeting
member: members sponsor
middle: mid middle
mind: mind
minute: min mins minute minutes
miss: miss
miss_past: missed
missing: lost missing
moment: moment
money: budget euro euros finance grant money
month: month months
month_name: april august dec december feb february jan january july june march nov november october september
more: more
most: most
move: move moving reschedule
move_past: moved
much: lot many much plenty
music: altos band choir music piano upright
must: must need needed needs require
name_word: name
near: near
neighbour: neighbour neighbours residents
neither: neither
new: new
news: news
next: following next
nice: grand great ideal lovely nice perfect
no: no
nobody: nobody
not: dont never not t
note: mark note notes
nothing: nothing
notice: notice
now: now
number: eight eleven fifteen fifty five forty four nine ninety one pair seven seventy six sixty ten thirty three twelve twenty two
oclock: clock clocks o pm
of: of
off: off
offer: offer proposal
office: office
old: old
on: on
once: once
one_thing: ones
only: just only
onwards: onwards
open: open opening opens
or: or
order: order orders
order_past: ordered
ordinal: nd rd st th
other: another else other others
otherwise: failing otherwise
out: out
outdoors: harbour river
over: over
owe: owe
own: own
page: page pages
parcel: parcel post
parking: park parking
part: part parts piece section
pass: passing
past: past
past_aux: did had was were
pay: pay payroll
pay_past: paid
payment: deposit payment
per: per
permit: licence permit
person: folks lads man people person
personal: personally
phone: bell call calls phone ring telephone
phone_past: called rang
picture: drawings photo photographs photos picture pictures portrait shoot
plan: forecast plan planning plans
plan_past: planned
play: play
please: kindly please pls
plus: plus
point: point points
possible: possible
postpone: postpone push
practice: practice rehearsal
prefer: ideally prefer preferably rather
prepare: prepare
present: present
presentation: demo introduction slides
press: press
price: cost costs fee price
print: print
problem: issue objections problem trouble
project: project
promise: promise
promise_past: promised
proper: proper
public: public
publish_past: published
put: put
quarter: quarter quarters
question: enquiry question questions
quick: quick quicker short
quiet: quiet
quote: quote
raise_past: raised
read: read reading
ready: ready
receive: receive
receive_past: received
reception: counter reception
recording: recording
reference: number numbers reference
regards: cheers love regards sincerely warmly wishes x xx
register: register
regular: annual daily quarterly
relative: brother dad family grandfather mother mum parents sister
release: release
remember: remember reminder
renew: renew renewal
rent: rent
replacement: replacement
rest: rest
restaurant: cafe restaurant
result: findings results
review: appraisal assessment probation review
right: right
room: bathroom bedroom hall kitchen room rooms studio
rules: policy rules terms
run: run running runs
run_past: ran
same: same
save: save
say: say says
say_past: announced mentioned said
schedule: programme rota schedule timetable
school: nursery school
season: autumn spring summer winter
seat: seat seats
second: second
see: see
see_past: saw seen
self: itself myself themselves
send: forward fwd send sending
send_past: forwarded sent
senior: senior
sense: sense
service: facilities service
session: session sessions supervision
share: share
share_past: shared
shift: duty shift shifts
shop: shop store
should: ought should shouldn
show: show shows
side: corner side
sights: museum theatre
sign: sign signature signs
sign_past: signed
signal: signal
single: single
sit: sit sits sitting
sleep: asleep sleep
slot: gap slot slots window
small: bit little small
so: so therefore
some: some
someone: anyone somebody someone
something: something
soon: soon
sorry: apologies forgive sorry
sport: swimming
spouse: partner partners wife
stage: stage
stand: stand standing stands
start: beginning begins kick kickoff start starting starts
start_past: started
station: airport station
stay: remains stay stays
still: still
stop: stop
story: story
straight: straight
street: motorway street
stuck: stuck
student: student
study: study
subject: subject
suggest: propose suggest
suggest_past: suggested
suit: convenience convenient fit suit suits work works
suit_past: worked
supplier: supplier vendor
sure: sure
take: lasts take takes taking
take_past: taken took
talk: chat conversation discuss discussion speak talk talking
talk_past: spoke talked
tax: tax
teach: teach
teacher: teacher
team: crew group team teams
tell: inform shout tell tells
tell_past: told
tenant: tenant tenants
term: period term
test: drill exam pilot test trial
than: than
thank: grateful ta thank thanks
then: then
there: there
they: their them they
thing: stuff thing things
think: believe guess reckon think thinking
think_past: thought
third: third
this: that these this those
though: though
through: through
ticket: ticket tickets voucher
time: time times
time_zone: cet ist
title: dr madam mr mrs ms professor
to: to towards
today: today
together: joint together
tomorrow: tmrw tomorrow
tonight: tonight
town: city town
travel: fly tour travel trip
travel_by: boat bus coach flight flights train
treat: treat
trust: trust
try: try
turn: turn
turn_past: turned
twice: double twice
under: under
understand: understand
unfortunately: afraid unfortunately
unit: unit
until: til till until
up: up upstairs
urgent: urgent
use: use
usual: normal usual usually
utility: gas meter water
valid: valid
vehicle: bikes car van
version: version
very: real really very
video: online video
visit: viewing visit visiting visits
voice: voice
vote: vote
wait: wait waiting
walk: walk
want: fancy want wants wish
want_past: wanted
warm: heat hot warm
way: way
we: our ours us we
weather: damp dry frost rain
website: website
week: week weeks
weekday: fri friday fridays mon monday mondays sat saturday saturdays sunday sundays thu thurs thursday thursdays tue tues tuesday tuesdays wed wednesday wednesdays weds weekday weekdays
weekend: weekend weekends
welcome: welcome
well: well
what: what
when: when
where: where
which: which
whichever: whatever whenever whichever whoever
while: while
who: who
whole: entirely whole
why: why
will: ll shall shan will won
willing: willing
with: with
within: within
without: without
word: word
work: job position working
workman: engineer plumber
would: d would
write: write writing
write_past: written wrote
wrong: wrong
year: year years
yes: yes
yesterday: yesterday
yet: yet
you: u you your yours
`
