// The least server as a process of its own, so that its processor time can be read.
import { openBareServer } from '../sync/bare-server.ts'

const { port } = await openBareServer()
console.log(`running at http://127.0.0.1:${port}`)
