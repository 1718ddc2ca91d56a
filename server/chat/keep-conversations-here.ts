// Nothing that is said in the chat leaves by a side door of the libraries it uses.

/** Switches by which LangChain sends every run to LangSmith, or it and the OpenAI client print what is said. */
const SIDE_DOORS = [
  'LANGSMITH_TRACING',
  'LANGSMITH_TRACING_V2',
  'LANGCHAIN_TRACING',
  'LANGCHAIN_TRACING_V2',
  'LANGCHAIN_VERBOSE',
  'OPENAI_LOG',
]

/**
 * Takes those switches out of the environment: the libraries read them there at every call, and passing no
 * callbacks does not overrule them.
 */
export function keepConversationsHere(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of SIDE_DOORS) delete env[name]
}
