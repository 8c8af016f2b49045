import { getUserTokens } from '@meridian/contract'
import { type Server, serve } from '../../platform/serve.ts'
import { listConnections } from './integration.service.ts'

export function integrationRoutes(server: Server): void {
  serve(server, getUserTokens, async () => listConnections())
}
