import { catalogueOf } from '../../platform/text/catalogue.ts'
import { server } from './server.ts'

export const catalogue = catalogueOf('de', [server])
