import { catalogueOf } from '../../platform/text/catalogue.ts'
import { palette } from './palette.ts'
import { server } from './server.ts'

export const catalogue = catalogueOf('de', [palette, server])
