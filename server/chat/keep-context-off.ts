// LangChain propagates run settings through an AsyncLocalStorage if one is installed, and `langchain` installs
// one on import. Nothing here reads it, and while one is in use, every promise in the process is slower on
// Node.js 20.
import {
  AsyncLocalStorageProviderSingleton,
  MockAsyncLocalStorage,
} from '@langchain/core/singletons'

/** Must be called before `langchain` is imported: the first instance installed stays. */
export function keepContextOff(): void {
  AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new MockAsyncLocalStorage())
}
