// What the assistant says in Spanish, word for word: the browser marks these paragraphs as Spanish, so that a screen
// reader pronounces them (WCAG 3.1.2).
import { company, emergencyHours } from './company'

const { name, phone, email } = company

export const spanishPhrases = {
  emergency: `Si es una emergencia, llame ahora al ${phone.text}.`,
  emergencyHours: `Soporte de emergencia: ${emergencyHours.text}.`,
  answered: `Gracias por su pregunta. Esto es lo que dice nuestro sitio, en inglés. Si prefiere hablar con una persona, llámenos al ${phone.text}.`,
  handedOver: `Gracias por su pregunta. No encuentro la respuesta en este sitio. Llámenos al ${phone.text} o escriba a ${email.info}.`,
  refused: `Solo puedo ayudar con preguntas sobre ${name} y sus servicios. Para hablar con una persona, llame al ${phone.text}.`,
} as const
