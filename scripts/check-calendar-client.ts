// Random changes in Meridian and in another program, at the simulated calendar server and at Radicale, Xandikos and DAViCal
// (Debian's packages), with troubles on the way, until both sides have to show the same:
// npm run check-calendar-client -- [--seeds 50] [--first 1] [--places "the simulator,radicale,xandikos,davical"]
import { parseArgs } from 'node:util'
import { run } from './run.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    first: { type: 'string', default: '1' },
    places: { type: 'string', default: 'the simulator,radicale,xandikos,davical' },
  },
})

const seeds = Array.from({ length: Number(values.seeds) }, (_, place) => Number(values.first) + place)
process.env['CALDAV_SEEDS'] = seeds.join(',')
process.env['CALDAV_PLACES'] = values.places
process.exitCode = await run('vitest', ['run', 'caldav-convergence'])
