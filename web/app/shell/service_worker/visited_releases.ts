/* The index of earlier releases, and those of their engines that were needed, for use without a network. The network comes
   first, and whoever asks compares what comes with its hash: the index changes, and a release's own page has a service
   worker of its own. */

/** What of the folder v is kept. */
const kept = /^v\/(index\.json|[^/]+\/engine\/[^/]+)$/;

export interface VisitedReleasesPlaces {
  /** The address of the folder of the page. */
  scope: string;
  cache: () => Promise<Cache>;
  fetch: (request: Request) => Promise<Response>;
}

export class VisitedReleases {
  readonly #places: VisitedReleasesPlaces;

  constructor(places: VisitedReleasesPlaces) {
    this.#places = places;
  }

  /** Whether an address is one of those. */
  has(address: string): boolean {
    const { scope } = this.#places;
    return address.startsWith(scope) && kept.test(address.slice(scope.length));
  }

  async answer(request: Request): Promise<Response> {
    try {
      const response = await this.#places.fetch(request);
      if (response.ok) await this.#keep(request.url, response.clone());
      return response;
    } catch (error) {
      const answer = await (await this.#places.cache()).match(request.url).catch(() => undefined);
      if (answer) return answer;
      throw error;
    }
  }

  /** Where there is no room, nothing is kept. */
  async #keep(address: string, response: Response): Promise<void> {
    try {
      await (await this.#places.cache()).put(address, response);
    } catch {
      // It is asked for again next time.
    }
  }
}
