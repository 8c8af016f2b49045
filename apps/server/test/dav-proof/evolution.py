# What Evolution's data server does with a calendar, by its own library; prints what it sees as JSON, a line each step.
import json
import os
import time

import gi

for name, version in (('EDataServer', '1.2'), ('ECal', '2.0'), ('ICalGLib', '3.0')):
    gi.require_version(name, version)
from gi.repository import ECal, EDataServer, GLib, ICalGLib

account = json.loads(os.environ['ACCOUNT'])
registry = EDataServer.SourceRegistry.new_sync(None)
source = EDataServer.Source.new_with_uid('meridian', None)
source.set_display_name('Meridian')
source.set_parent('caldav-stub')
source.get_extension(EDataServer.SOURCE_EXTENSION_CALENDAR).set_backend_name('caldav')
sign_in = source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION)
sign_in.set_host(account['host'])
sign_in.set_port(account['port'])
sign_in.set_user(account['user'])
sign_in.set_method('plain/password')
source.get_extension(EDataServer.SOURCE_EXTENSION_SECURITY).set_secure(False)
source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND).set_resource_path(account['path'])
source.get_extension(EDataServer.SOURCE_EXTENSION_OFFLINE).set_stay_synchronized(True)
registry.commit_source_sync(source, None)


def until(is_done):
    context = GLib.MainContext.default()
    last = time.time() + 30
    while not is_done() and time.time() < last:
        context.iteration(False)
        time.sleep(0.02)


until(lambda: registry.ref_source('meridian') is not None)
source = registry.ref_source('meridian')
source.store_password_sync(account['password'], True, None)
client = ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, 20, None)


def titles():
    client.refresh_sync(None)
    _, events = client.get_object_list_sync('#t', None)
    return sorted(event.get_summary() or '' for event in events)


def say(step, is_done):
    found = []

    def look():
        found[:] = titles()
        return is_done(found)

    until(look)
    print('STEP ' + json.dumps({'step': step, 'titles': found}), flush=True)


say('read', lambda found: len(found) == account['count'])
text = '\r\n'.join((
    'BEGIN:VEVENT', 'UID:evolution@example.com', 'DTSTAMP:20261120T090000Z', 'DTSTART:20270107T090000Z',
    'DTEND:20270107T100000Z', 'SUMMARY:By Evolution', 'RRULE:FREQ=DAILY;COUNT=5', 'END:VEVENT', ''))
flags = ECal.OperationFlags.NONE
client.create_object_sync(ICalGLib.Component.new_from_string(text), flags, None)
say('created', lambda found: 'By Evolution' in found)
_, event = client.get_object_sync('one@example.com', None, None)
event.set_summary('Late lunch')
client.modify_object_sync(event, ECal.ObjModType.THIS, flags, None)
say('changed', lambda found: 'Late lunch' in found)
client.remove_object_sync('two@example.com', None, ECal.ObjModType.ALL, flags, None)
say('deleted', lambda found: 'Walk' not in found)
