/** So long a tab that opens waits for what another one knows, beside what it asks the server anyway. */
const patienceMs = 150;

interface Store<State> {
  readonly getState: () => State;
  readonly setState: (state: State) => void;
  readonly subscribe: (changed: (state: State) => void) => () => void;
}

type Word<State> = { readonly asks: true } | { readonly typed: State };

/**
 * Tabs of one browser tell each other what is typed in them, so that a second one begins with it and nothing is kept once the
 * last of them is shut. Resolves when this one knows what the others do.
 */
export const shareTyped = async <State>(store: Store<State>, isEmpty: (state: State) => boolean): Promise<void> => {
  const others = new BroadcastChannel('rodera:datos');
  let hears = false;
  let known = () => {};
  const say = (word: Word<State>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin alone.
    others.postMessage(word);
  };
  others.addEventListener('message', ({ data }: MessageEvent<Word<State>>) => {
    if ('asks' in data) {
      if (!isEmpty(store.getState())) say({ typed: store.getState() });
      return;
    }
    // What is heard is not said again, or two tabs would tell each other the same for ever.
    hears = true;
    store.setState(data.typed);
    hears = false;
    known();
  });
  store.subscribe((typed) => {
    if (!hears) say({ typed });
  });
  if (!isEmpty(store.getState())) return;
  await new Promise<void>((resolve) => {
    known = resolve;
    setTimeout(resolve, patienceMs);
    say({ asks: true });
  });
};
