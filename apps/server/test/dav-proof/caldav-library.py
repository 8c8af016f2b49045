# What the caldav library, on which Home Assistant and many scripts are built, does with a calendar; prints what it sees as JSON.
import json
import os
from datetime import datetime, timezone

import caldav

account = json.loads(os.environ['ACCOUNT'])
client = caldav.DAVClient(url=account['address'], username=account['user'], password=account['password'])
calendar = [one for one in client.principal().calendars() if one.name == 'Meridian'][0]
day = {'start': datetime(2027, 1, 5, tzinfo=timezone.utc), 'end': datetime(2027, 1, 13, tzinfo=timezone.utc)}


def titles(events):
    return sorted(str(event.icalendar_component['summary']) for event in events)


def tell(step, found):
    print('STEP ' + json.dumps({'step': step, 'titles': found}), flush=True)


calendar.save_event(account['event'])
tell('all', titles(calendar.events()))
tell('week', titles(calendar.search(event=True, **day)))
tell('dates', titles(calendar.search(event=True, expand=True, **day)))
tell('title', titles(calendar.search(event=True, summary='Lun')))
tell('category', titles(calendar.search(event=True, category='Outside')))
event = calendar.event_by_uid('own@example.com')
event.icalendar_component['summary'] = 'Renamed by a script'
event.save()
tell('renamed', titles([calendar.event_by_uid('own@example.com')]))
token = calendar.objects_by_sync_token(load_objects=True).sync_token
event.delete()
tell('deleted', titles(calendar.events()))
gone = calendar.objects_by_sync_token(token)
tell('changes', [str(len(list(gone)))])
busy = calendar.freebusy_request(start=day['start'], end=day['end'])
tell('busy', [line for line in busy.data.splitlines() if line.startswith('FREEBUSY')])
