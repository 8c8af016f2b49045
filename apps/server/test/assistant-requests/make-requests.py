# Requests in words with the instants they mean, by Python's zoneinfo: nothing of the product takes part.
import json, random
from datetime import datetime, timedelta, timezone, date
from zoneinfo import ZoneInfo
R = random.Random(20261124)
UTC = timezone.utc
CITY = {'Europe/Berlin':'Berlin','Asia/Kathmandu':'Kathmandu','America/St_Johns':"St. John's",'Australia/Lord_Howe':'Lord Howe','Pacific/Apia':'Apia','Europe/London':'London','America/New_York':'New York'}
ZONES = list(CITY)
# Dates around clock changes of those zones, and a plain one.
PIVOTS = [date(2027,3,28), date(2027,10,31), date(2027,3,14), date(2027,11,7), date(2027,4,4), date(2027,10,3), date(2027,6,16)]
DAYS = ['Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday']
MONTHS = 'January February March April May June July August September October November December'.split()
def inst(d, hm, z):
    h, m = map(int, hm.split(':'))
    w = datetime(d.year, d.month, d.day, h, m, tzinfo=ZoneInfo(z))  # fold=0: the first of two; in a gap the offset before it
    return w.astimezone(UTC)
def local(i, z): return i.astimezone(ZoneInfo(z))
def iso(i): return i.strftime('%Y-%m-%dT%H:%M:%S.000Z')
def dw(d): return f'{DAYS[d.weekday()]} {d.day} {MONTHS[d.month-1]}'
def clock(lo, hi, step=5):
    t = R.randrange(lo*60, hi*60, step); return f'{t//60:02d}:{t%60:02d}'
def works(i, j, z):
    a, b = local(i, z), local(j, z)
    if a.date() != b.date() or a.weekday() > 4: return False
    return inst(a.date(), '09:00', z) <= i and j <= inst(a.date(), '17:00', z)
def first_slot(day, me, others, length, busy, lo, hi, zones):
    t = inst(day, '00:00', me); end = inst(day + timedelta(days=1), '00:00', me)
    t = datetime.fromtimestamp(-(-int(t.timestamp())//900)*900, UTC)
    while t + length <= end:
        e = t + length
        ok = all(works(t, e, z) for z in [me, *others]) and not any(s < e and t < f for s, f in busy)
        for z in zones:
            d = local(t, z).date()
            hi_i = inst(d + timedelta(days=1), '00:00', z) if hi == '24:00' else inst(d, hi, z)
            ok = ok and inst(d, lo, z) <= t and e <= hi_i
        if ok: return (t, e)
        t += timedelta(minutes=15)
    return None
KINDS = ['at','afternoon','afternoon_all','push','earlier','next_week','same_city','longer','book','book_city','hold','standup','standups','morning_all','until','noon','all_day','first_hour']
cases = []
n = 0
while len(cases) < 252:
    kind = KINDS[n % len(KINDS)]; pivot = PIVOTS[(n // len(KINDS)) % len(PIVOTS)]; n += 1
    me = R.choice(ZONES); ben = R.choice([z for z in ZONES if z != me]); mz = R.choice([me, me, ben, R.choice(ZONES)])
    near = ['afternoon_all','morning_all','afternoon','first_hour']
    if kind in near:
        pairs = [('Europe/Berlin','Europe/London'),('Asia/Kathmandu','Europe/Berlin'),('Europe/Berlin','Asia/Kathmandu'),('America/New_York','America/St_Johns'),('America/St_Johns','Europe/London'),('Australia/Lord_Howe','Pacific/Apia'),('Europe/London','Europe/Berlin'),('America/New_York','Europe/London')]
        me, ben = R.choice(pairs); mz = R.choice([me, ben])
    now = datetime(pivot.year, pivot.month, pivot.day, 9, 0, tzinfo=UTC) - timedelta(days=6)
    day = pivot + timedelta(days=R.choice([-2,-1,0,1,2]))
    if kind in near:
        while day.weekday() > 4: day += timedelta(days=1)
    minutes = R.choice([15, 25, 30, 45, 60, 90])
    wall = clock(9, 15)
    start = inst(day, wall, mz); end = start + timedelta(minutes=minutes)
    c = {'kind': kind, 'now': iso(now), 'zone': me, 'other_zone': ben, 'meeting_zone': mz, 'start': iso(start), 'minutes': minutes, 'repeats': kind.startswith('standup'), 'busy': [], 'expected': None}
    target = pivot + timedelta(days=R.choice([-1,0,1,2,3]))
    mystart = local(start, me)
    L = timedelta(minutes=minutes)
    if kind == 'at':
        t = clock(0, 24); s = inst(target, t, me); c['words'] = f'move the review to {t} on {dw(target)}'; c['expected'] = [(s, s+L)]
    elif kind in ('afternoon', 'afternoon_all'):
        b = [(inst(mystart.date(), '12:00', me), inst(mystart.date(), '12:40', me))] if R.random() < .6 else []
        c['busy'] = [[iso(x), iso(y)] for x, y in b]
        f = first_slot(mystart.date(), me, [ben], L, b, '12:00', '18:00', [me] if kind == 'afternoon' else [me, ben])
        c['words'] = 'move the review to the afternoon of the same day' + ("" if kind == 'afternoon' else ", everybody's"); c['expected'] = [f] if f else []
    elif kind == 'push':
        m = R.choice([15, 40, 90, 180, 1440]); w = {15:'15 minutes',40:'40 minutes',90:'an hour and a half',180:'3 hours',1440:'24 hours'}[m]
        c['words'] = f'push the review back by {w}'; c['expected'] = [(start+timedelta(minutes=m), end+timedelta(minutes=m))]
    elif kind == 'earlier':
        m = R.choice([10, 30, 75, 120]); c['words'] = f'bring the review forward by {m} minutes'; c['expected'] = [(start-timedelta(minutes=m), end-timedelta(minutes=m))]
    elif kind == 'next_week':
        k = R.choice([('next week',7),('the day after',1),('in two weeks',14)])
        s = inst(mystart.date()+timedelta(days=k[1]), mystart.strftime('%H:%M'), me); c['words'] = f'move the review to the same time {k[0]}'; c['expected'] = [(s, s+L)]
    elif kind == 'same_city':
        z = R.choice(ZONES); o = local(start, z); s = inst(o.date()+timedelta(days=7), o.strftime('%H:%M'), z)
        c['words'] = f'move the review to the same time next week, on the clocks of {CITY[z]}'; c['expected'] = [(s, s+L)]
    elif kind == 'longer':
        m = R.choice([5, 20, 45]); c['words'] = f'make the review {m} minutes longer'; c['expected'] = [(start, end+timedelta(minutes=m))]
    elif kind == 'book':
        t = clock(7, 20); s = inst(target, t, me); m = R.choice([20, 45, 60, 75]); c['words'] = f'book tea with Ben at {t} on {dw(target)} for {m} minutes'; c['expected'] = [(s, s+timedelta(minutes=m))]
    elif kind == 'book_city':
        z = R.choice(ZONES); t = clock(0, 24, 10); s = inst(target, t, z); c['words'] = f'book tea at {t} {CITY[z]} time on {dw(target)}'; c['expected'] = [(s, s+timedelta(minutes=30))]
    elif kind == 'hold':
        a, b = clock(18, 20), clock(20, 23); c['words'] = f'hold {a} and {b} on {dw(target)} for interviews'
        c['expected'] = [(inst(target, x, me), inst(target, x, me)+timedelta(minutes=30)) for x in (a, b)]
    elif kind in ('standup', 'standups'):
        first = start; k = R.choice([0, 1]); w0 = local(first, mz); s0 = inst(w0.date()+timedelta(days=7*k), w0.strftime('%H:%M'), mz)
        d = local(s0, me).date(); t = clock(9, 17); s = inst(d, t, me)
        if s == s0: continue
        if kind == 'standup': c['words'] = f'move the standup of {dw(d)} to {t}'; c['expected'] = [(s, s+L)]
        else:
            d = mystart.date(); s = inst(d, t, me)
            if s == start: continue
            c['words'] = f'move all standups to {t}'; c['expected'] = [(s, s+L)]
            o = local(s, mz); nxt = inst(o.date()+timedelta(days=7), o.strftime('%H:%M'), mz); c['next_start'] = iso(nxt)
    elif kind == 'morning_all':
        while target.weekday() > 4: target += timedelta(days=1)
        f = first_slot(target, me, [ben], timedelta(minutes=45), [(start, end)], '06:00', '12:00', [me, ben])
        c['words'] = f"book tea with Ben for 45 minutes as early as possible in the morning of {dw(target)}, everybody's"; c['expected'] = [f] if f else []
    elif kind == 'first_hour':
        while target.weekday() > 4: target += timedelta(days=1)
        f = first_slot(target, me, [ben], timedelta(minutes=60), [(start, end)], '00:00', '24:00', [])
        c['words'] = f'book tea with Ben for 60 minutes as early as possible on {dw(target)}'; c['expected'] = [f] if f else []
    elif kind == 'until':
        a = clock(8, 12); b = clock(13, 18); c['words'] = f'book tea with Ben from {a} until {b} on {dw(target)}'; c['expected'] = [(inst(target, a, me), inst(target, b, me))]
    elif kind == 'noon':
        p = R.choice([('noon','12:00'),('midnight at the end of','24:00')])
        s = inst(target, '12:00', me) if p[0] == 'noon' else inst(target+timedelta(days=1), '00:00', me)
        c['words'] = f'move the review to {p[0]} {"on " if p[0]=="noon" else ""}{dw(target)}'; c['expected'] = [(s, s+L)]
    elif kind == 'all_day':
        k = R.choice([1, 2, 3]); last = target+timedelta(days=k-1)
        c['words'] = f'book a day off on {dw(target)}' if k == 1 else f'book days off from {dw(target)} to {dw(last)}'
        c['expected'] = [(inst(target, '00:00', me), inst(last+timedelta(days=1), '00:00', me))]
    if any(e[0] <= now for e in c['expected']): continue
    if kind not in ('book','book_city','hold','morning_all','until','all_day','first_hour') and c['expected'] and c['expected'][0] == (start, end): continue
    # The review takes place then, so that this time cannot be held.
    if kind == 'hold' and any(start < b and a < end for a, b in c['expected']): c['refused'] = 'is no longer free'
    c['expected'] = [[iso(a), iso(b)] for a, b in c['expected']]
    cases.append(c)
R.shuffle(cases)
for half, name in ((cases[0::2], 'first'), (cases[1::2], 'held-back')):
    with open(f'{name}.json', 'w') as f: json.dump(half, f, indent=1, ensure_ascii=False); f.write('\n')
    print(name, len(half), sum(1 for c in half if not c['expected']))
