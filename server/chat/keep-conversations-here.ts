// Keeps conversations from leaking through the debug features of the libraries in use.

/** Variables that make LangChain send every run to LangSmith, or make it or the OpenAI client print conversations. */
export const debugVariables = [
  'LANGSMITH_TRACING',
  'LANGSMITH_TRACING_V2',
  'LANGCHAIN_TRACING',
  'LANGCHAIN_TRACING_V2',
  'LANGCHAIN_VERBOSE',
  'OPENAI_LOG',
]

/**
 * Removes these variables from the environment: the libraries read them on every call, and passing no callbacks
 * does not override them.
 */
export function keepConversationsHere(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of debugVariables) delete env[name]
}
