// Ratings, matches between two people, friends, leaderboards.

import { readBetween } from '../people/between.ts'
import type { FriendsBook } from '../people/friends.ts'
import { readLeaderboard } from '../people/leaderboard.ts'
import { readChanges } from '../people/ratings.ts'
import { readProfile } from '../people/results.ts'
import { noSuchPlayer } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import type { Games } from '../table/games.ts'
import { gameOf } from '../table/table.ts'
import type { Notifier } from '../told/notifier.ts'
import { userOf } from './read.ts'
import type { Handlers } from './routes.ts'

type PeopleRoute =
  | 'player'
  | 'ratings'
  | 'between'
  | 'befriend'
  | 'unfriend'
  | 'friends'
  | 'leaderboard'
  | 'invite'
  | 'declineInvitation'

export function peopleRoutes(parts: {
  store: Store
  games: Games
  friends: FriendsBook
  notifier: Pick<Notifier, 'invited'>
}): Handlers<PeopleRoute> {
  const { games, friends, notifier } = parts
  const { db } = parts.store

  return {
    async player({ id }) {
      const profile = await readProfile(db, id)
      if (profile === undefined) throw noSuchPlayer()
      return profile
    },

    ratings: async ({ id }) => ({ changes: await readChanges(db, id) }),

    between: async ({ request, id }) => ({ games: await readBetween(db, userOf(request).id, id) }),

    async befriend({ request, id }) {
      await friends.befriend(userOf(request), id)
      return {}
    },

    async unfriend({ request, id }) {
      await friends.unfriend(userOf(request).id, id)
      return {}
    },

    friends: async ({ request }) => friends.read(userOf(request).id),

    async leaderboard({ request, query: { game, season } }) {
      gameOf(games, game)
      return readLeaderboard(db, game, season, request.user?.id)
    },

    async invite({ request, id, body: { user } }) {
      const by = userOf(request)
      notifier.invited(await friends.invite(id, by, user), [user], by.id)
      return {}
    },

    async declineInvitation({ request, id }) {
      await friends.decline(id, userOf(request).id)
      return {}
    },
  }
}
