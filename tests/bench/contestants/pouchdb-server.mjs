// express-pouchdb over LevelDB in the folder given: PouchDB's own server. Says its port on the first line.
import { once } from 'node:events'
import express from 'express'
import expressPouchDb from 'express-pouchdb'
import PouchDB from 'pouchdb'

const Stored = PouchDB.defaults({ prefix: `${process.argv[2]}/`, sync: true })
const app = express()
app.get('/', (_request, response) => response.type('html').send('<!doctype html><title>PouchDB</title>'))
app.get('/count', async (_request, response) => {
  const { doc_count: count } = await new Stored('entries').info()
  response.json({ count })
})
app.use('/db', expressPouchDb(Stored, { mode: 'minimumForPouchDB' }))
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(server.address().port)
