import {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { isAccessError } from '../../../data/server/access-errors.ts'
import { useSignedInClinician } from './signed-in-clinician.ts'

// A response is drawn in the same task in which it arrives; the default waits for a timer.
notifyManager.setScheduler(queueMicrotask)

/**
 * Stores the server's responses in memory only, while a signed-in clinician has this screen open. Each query is removed
 * when no part of the screen uses it, and all are removed with the screen (hazard HZ-12).
 */
export function ServerStateProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            gcTime: 0,
            // Only the interval, a refresh, or a part without a response causes a read.
            staleTime: Infinity,
            retry: false,
            // A request without a network fails at once, and the screen shows that it failed.
            networkMode: 'always',
            // useServerState does both itself, because it also replaces a request that is still under way.
            refetchOnWindowFocus: false,
            refetchOnReconnect: false,
            // An unchanged response is the same object already; comparing a thousand rows would find nothing else.
            structuralSharing: false,
          },
        },
      }),
  )
  useEffect(() => () => client.clear(), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

export type ServerState<T> = {
  /** The last response. It stays through every failure except a refusal (401, 403, 404). */
  last: T | undefined
  /** Why the newest attempt failed; undefined after a success. */
  failure: unknown
  isPending: boolean
  /** Reads now, in place of a request that is still under way. Never rejects. */
  refresh: () => Promise<Outcome<T>>
  /** Changes the last response by what the server returned after an action; the next read replaces it. */
  update: (change: (last: T) => T) => void
}

type Outcome<T> = Pick<ServerState<T>, 'last' | 'failure'>

type Options<T> = {
  /** Without the clinician, whose id is added. */
  key: readonly (string | number)[]
  /** @param last the response before this one, for requests that ask only for changes */
  read: (signal: AbortSignal, last: T | undefined) => Promise<T>
  /**
   * Milliseconds from the end of one read to the next, while the page is visible; it also reads when the page becomes
   * visible or the network comes back. 'once': when the first part that shows it is mounted. 'on-demand': only when
   * `refresh` is called.
   */
  every: number | 'once' | 'on-demand'
  /** For data about no patient: a refusal does not remove the last response. */
  isKeptOnRefusal?: boolean
}

/**
 * One piece of data from the server. The failure is part of the cached data: an error of the query would disappear as
 * soon as the next attempt starts, and a refusal must remove the last response in the same update.
 */
export function useServerState<T>({ key, read, every, isKeptOnRefusal = false }: Options<T>): ServerState<T> {
  const client = useQueryClient()
  const { clinicianId } = useSignedInClinician()
  const queryKey = [clinicianId, ...key]
  const isPolled = typeof every === 'number'
  const [hasBeenVisible, setHasBeenVisible] = useState(isVisible)

  const { data, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Outcome<T>> => {
      const last = client.getQueryData<Outcome<T>>(queryKey)?.last
      try {
        return { last: await read(signal, last), failure: undefined }
      } catch (failure) {
        if (signal.aborted) throw failure
        return { last: isAccessError(failure) && !isKeptOnRefusal ? undefined : last, failure }
      }
    },
    enabled: isPolled ? hasBeenVisible : every === 'once',
    refetchInterval: isPolled && every,
  })

  const refresh = async () => {
    await client.cancelQueries({ queryKey, exact: true })
    const { data: outcome } = await refetch({ cancelRefetch: false })
    return outcome ?? { last: undefined, failure: undefined }
  }
  const refreshIfVisible = useEffectEvent(() => {
    if (!isVisible()) return
    if (hasBeenVisible) void refresh()
    else setHasBeenVisible(true)
  })
  useEffect(() => {
    if (!isPolled) return
    const listener = () => refreshIfVisible()
    window.addEventListener('online', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      window.removeEventListener('online', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  }, [isPolled])

  const update = (change: (last: T) => T) =>
    void client.setQueryData<Outcome<T>>(queryKey, (before) =>
      before?.last === undefined ? before : { ...before, last: change(before.last) },
    )
  return { last: data?.last, failure: data?.failure, isPending: isFetching, refresh, update }
}

/** Reads again what the screen shows under these keys, in place of requests that are still under way. */
export function useRefresh() {
  const client = useQueryClient()
  const { clinicianId } = useSignedInClinician()
  return (...keys: string[]) => {
    for (const key of keys) {
      const filter = { queryKey: [clinicianId, key], type: 'active' } as const
      void client.cancelQueries(filter).then(() => client.refetchQueries(filter, { cancelRefetch: false }))
    }
  }
}

const isVisible = () => document.visibilityState === 'visible'
