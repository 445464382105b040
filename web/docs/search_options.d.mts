import type { Options, SearchOptions } from 'minisearch';

export const searchOptions: Options;
export const queryOptions: SearchOptions;
