/** The server's addresses of ratings and groups: pages that need them bring them along. */
import { ask } from '../lib/api';
import type {
  CardsWish,
  Deleted,
  GroupInfo,
  GroupLine,
  GroupMade,
  GroupWish,
  KindRatings,
  MatchRating,
  NewGroup,
} from '../lib/messages';

/** Who is how strong: the players of the house, this guest, and what a match did. */
export const players = (): Promise<KindRatings[]> => ask('/api/players');
export const myRatings = (): Promise<KindRatings[]> => ask('/api/me/ratings');
export const matchRating = (match: string): Promise<MatchRating> =>
  ask(`/api/matches/${encodeURIComponent(match)}/rating`);
/** Groups: this guest's, and what their hosts do with them. */
export const myGroups = (): Promise<GroupLine[]> => ask('/api/me/groups');
export const group = (id: string): Promise<GroupInfo> => ask(inGroup(id));
export const makeGroup = (wish: NewGroup): Promise<GroupMade> => ask('/api/groups', wish);
export const changeGroup = (id: string, wish: GroupWish): Promise<GroupInfo> => ask(inGroup(id), wish);
export const drawCards = (id: string, wish: CardsWish): Promise<GroupMade> =>
  ask(`${inGroup(id)}/cards`, wish);
export const revokeCard = (id: string, number: number): Promise<GroupInfo> =>
  ask(`${inGroup(id)}/revoke`, { number });
export const endGroup = (id: string): Promise<Deleted> => ask(`${inGroup(id)}/end`, { sure: true });

const inGroup = (id: string): string => `/api/groups/${encodeURIComponent(id)}`;
