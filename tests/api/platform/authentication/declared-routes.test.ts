import { assertEveryRouteDeclared } from '@second-wind/api/platform/authentication/declared-routes'
import { route } from '@second-wind/api/platform/authentication/route'
import type { Env } from '@second-wind/api/platform/deps'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'

const declared = route({
  method: 'GET',
  path: '/api/things/:id',
  who: 'anyone',
  subject: 'none',
  action: 'things.read',
  handle: (c) => c.text('a thing'),
})

let app: Hono<Env>
beforeEach(() => {
  app = new Hono<Env>()
  app.use('/api/*', async (_c, next) => next())
  app.get('/api/things/:id', (c) => c.text('a thing'))
})

describe('a server', () => {
  test('starts when all its routes have an access rule', () => {
    expect(() => assertEveryRouteDeclared(app, [declared])).not.toThrow()
  })

  test.each([
    ['another path', () => app.get('/api/secrets', (c) => c.text('oh'))],
    ['another method', () => app.delete('/api/things/:id', (c) => c.text('oh'))],
    ['any method at all', () => app.all('/api/secrets', (c) => c.text('oh'))],
    [
      'a whole group',
      () =>
        app.route(
          '/api/more',
          new Hono<Env>().get('/', (c) => c.text('oh')),
        ),
    ],
  ])('does not start with the route %s, which has no access rule', (_, add) => {
    add()
    expect(() => assertEveryRouteDeclared(app, [declared])).toThrow('have no rule')
  })

  test('does not start with two rules for one route', () => {
    expect(() => assertEveryRouteDeclared(app, [declared, declared])).toThrow('declared twice')
  })
})
