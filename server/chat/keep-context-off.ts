// LangChain passes the settings of a run on through an AsyncLocalStorage if one is installed, and `langchain`
// installs one when it is imported. Nothing here reads it, and while one is in use Node.js 20 pays for it with
// every promise of the whole process.
import {
  AsyncLocalStorageProviderSingleton,
  MockAsyncLocalStorage,
} from '@langchain/core/singletons'

/** To be called before `langchain` is imported: the first that is installed stays. */
export function keepContextOff(): void {
  AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new MockAsyncLocalStorage())
}
