import type { SamplePlan } from "./sample-plan";

export const spanish: SamplePlan = {
  id: "spanish",
  emoji: "🌮",
  subject: "Spanish",
  goal: "Say hello, talk about myself and order food in Spanish",
  previous_knowledge: "No Spanish yet",
  ages: "8 to 11",
  lessons: [
    {
      title: "¡Hola!",
      explanation: "Greet people, say your name and say goodbye.",
      topics: ["Hola and buenos días", "Me llamo…", "¿Cómo estás?", "Please and thank you"],
    },
    {
      title: "Numbers and age",
      explanation: "Count to twenty and tell how old you are.",
      topics: ["Uno to diez", "Once to veinte", "Tengo nueve años", "A counting game"],
    },
    {
      title: "My family",
      explanation: "Talk about the people at home.",
      topics: ["Mother, father, sister, brother", "El and la", "This is my…", "A family picture with labels"],
    },
    {
      title: "I like it",
      explanation: "Say what you like and what you don’t.",
      topics: ["Fruit and drinks", "Me gusta", "No me gusta", "Asking a friend"],
    },
    {
      title: "At the table",
      explanation: "Order a meal in a restaurant that you play at home.",
      topics: ["Quisiera…", "What does it cost?", "The bill, please", "A menu of your own"],
    },
  ],
};
