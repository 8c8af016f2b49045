import json, os, sys, time
import gi
gi.require_version('ECal', '2.0'); gi.require_version('EDataServer', '1.2'); gi.require_version('ICalGLib', '3.0')
from gi.repository import ECal, EDataServer, GLib, ICalGLib
account = json.loads(os.environ['ACCOUNT'])
registry = EDataServer.SourceRegistry.new_sync(None)
key = GLib.KeyFile()
source = EDataServer.Source.new_with_uid('meridian', None)
source.set_display_name('Meridian')
source.set_parent('caldav-stub')
cal = source.get_extension(EDataServer.SOURCE_EXTENSION_CALENDAR); cal.set_backend_name('caldav')
auth = source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION)
auth.set_host('127.0.0.1'); auth.set_port(account['port']); auth.set_user(account['user']); auth.set_method('plain/password')
source.get_extension(EDataServer.SOURCE_EXTENSION_SECURITY).set_secure(False)
dav = source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND); dav.set_resource_path(account['path'])
source.get_extension(EDataServer.SOURCE_EXTENSION_OFFLINE).set_stay_synchronized(True)
registry.commit_source_sync(source, None)
loop = GLib.MainContext.default()
def turn(seconds):
    end = time.time() + seconds
    while time.time() < end:
        loop.iteration(False); time.sleep(0.02)
turn(1)
source = registry.ref_source('meridian')
print('source', source and source.get_uid(), flush=True)
print('stored', source.store_password_sync(account['password'], True, None), flush=True)
asked = []
source.connect('credentials-required', lambda *a: asked.append(a[1]))
cred = EDataServer.NamedParameters.new(); cred.set('username', account['user']); cred.set('password', account['password'])
client = ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, 20, None)
print('client', client, flush=True)
turn(2)
print('asked', asked, source.get_connection_status(), flush=True)
for _ in range(20):
    turn(0.5)
    if source.get_connection_status() == EDataServer.SourceConnectionStatus.CONNECTED: break
print(source.get_connection_status(), client.is_readonly(), flush=True)
client.refresh_sync(None)
turn(2)
def listing():
    ok, comps = client.get_object_list_sync('#t', None)
    return [c.as_ical_string() for c in comps]
print(listing())
