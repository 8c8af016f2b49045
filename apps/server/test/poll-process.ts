// A process that answers a poll for half of its participants while it tries to end it, for each SIGUSR2 the poll of the
// next round. usage: poll-process <database address> <0 or 1> <the organizer's user id>
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { playRound } from './poll-round.ts'

const [url = '', share = '', user_id = ''] = process.argv.slice(2)
const now = new Date(process.env['TEST_NOW'] ?? '')
const server = { db: connectDatabase({ url }), share: Number(share), user_id, now }
let round = 0

async function playNext(): Promise<void> {
  round += 1
  const played = round
  const outcome = await playRound(server, played)
  process.stdout.write(`round ${played}: ${JSON.stringify(outcome)}.\n`)
}

process.on('SIGUSR2', () => void playNext())
// Waiting for a signal alone keeps no process alive.
setInterval(() => {}, 1000)
process.stdout.write('ready\n')
