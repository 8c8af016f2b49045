/** Which providers a person has connected: none, since this version connects to no provider. */
export function listConnections() {
  return { is_google_connected: false, is_calendly_connected: false, is_zoom_connected: false }
}
