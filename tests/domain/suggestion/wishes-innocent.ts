/**
 * Wishes that get a lesson: delicate subjects that children need, and look-alikes of unsafe words.
 * Written before the rules were read, as parents and children type them.
 */
export const innocentWishes = {
  "bodies and growing up": [
    "puberty", "periods", "my first period", "how babies are made", "reproduction", "plant reproduction", "the reproductive system", "sex education", "sex ed for 5th graders",
    "breast cancer awareness", "body safety", "safe and unsafe touch", "private parts and boundaries", "consent and respect", "pregnancy", "breastfeeding", "sexual reproduction in plants",
    "asexual reproduction", "deodorant and puberty", "wet dreams and other changes", "body image", "the digestive system", "why do we vomit", "diarrhea and stomach bugs", "how vaccines work", "getting a shot at the doctor",
    "diabetes", "nut allergy", "healthy eating", "fasting in Ramadan", "losing baby teeth", "understanding anorexia for a health class", "eating disorders awareness", "healthy weight", "calories and energy",
  ],
  "hard times": [
    "grief", "when grandpa dies", "my dog died", "divorce", "coping with bullying", "what to do when someone bullies you", "anti-bullying", "stranger danger", "online safety", "dealing with anger", "sadness and depression",
    "anxiety", "suicide prevention", "how to help a friend who is sad", "telling a grown-up when someone hurts you", "child abuse awareness", "death and funerals", "coping with a parent in jail", "foster care", "lockdown drills", "my mom has cancer",
    "how to say no to drugs", "drug prevention", "alcohol awareness", "dangers of vaping", "why smoking is bad for you", "good secrets and bad secrets", "fire safety", "gun safety", "medicine safety", "what to do if you swallow poison",
    "poison plants to avoid", "poison ivy", "poison control and first aid", "choking first aid", "cpr", "first aid for burns and cuts", "bruises and how they heal", "household cleaners safety",
    "never mix cleaners", "emergency: calling 911", "what is 988",
  ],
  "history and society": [
    "slavery", "the Holocaust", "Anne Frank", "World War 2", "the atomic bomb and Hiroshima", "the Manhattan Project", "civil war weapons", "Martin Luther King's assassination", "the assassination of Abraham Lincoln", "September 11", "the Boston Tea Party", "gunpowder plot",
    "the invention of gunpowder in China", "the Civil War", "trail of tears", "Vietnam war", "nazi germany", "the KKK and civil rights", "apartheid", "terrorism and 9/11", "prohibition in the 1920s", "pirates", "the Salem witch trials", "the Black Death", "gladiators", "Vikings and their weapons", "knights and swords",
    "the Opium Wars", "Roman army", "Jack the Ripper for history class", "the Trojan war", "genocide in Rwanda", "women's suffrage", "gay rights history", "prisons and justice", "how courts work", "robbery in a detective story", "capital punishment debate", "second amendment",
    "Cleopatra and the snake", "Socrates and the hemlock", "guillotine and the French revolution", "lynching and civil rights history", "witch burning history",
  ],
  "animals and nature": [
    "killer whales", "killer bees", "shooting stars", "poison dart frogs", "venomous snakes", "black widow spiders", "predators and how they hunt", "sharks attack", "cock and hen", "tits and other birds", "the blue-footed booby", "donkeys and asses", "how lions kill prey", "mushrooms", "mushroom identification", "magic of mushrooms",
    "weeds in the garden", "growing tomatoes", "growing grass", "pulling weeds", "carnivorous plants", "bugs and cockroaches", "beaver dams", "crack in the earth", "bald eagles", "hitting the trail", "wolves and their pack", "cuckoos steal nests", "bombardier beetle", "naked mole rat", "sperm whales", "dead sea", "death valley", "acid rain", "volcanoes explode", "the big bang",
  ],
  "sports and arts": [
    "basketball shooting", "archery", "fencing", "free throw shooting", "penalty shooting in soccer", "breaststroke", "karate and self-defense", "boxing", "hunting with dad", "fishing", "whittling with a pocket knife", "knife skills for cooking", "wrestling", "football tackling", "hitting a baseball", "dodgeball", "strike a match safely", "photography: how to shoot a portrait", "shooting a short film", "drawing nudes in art history", "Michelangelo's David", "Romeo and Juliet", "Hamlet", "Macbeth",
    "To Kill a Mockingbird", "The Hunger Games", "Of Mice and Men", "Lord of the Flies", "The Bomb by Theodore Taylor", "Crime and Punishment", "murder mystery writing", "Sherlock Holmes", "escape room puzzles", "magic tricks with coins", "card tricks", "spy gadgets and secret codes", "keeping a secret diary", "surprise party secrets", "killer sudoku", "Beat making", "drum beats", "how to beat the level in Mario", "Fortnite strategy", "graffiti art", "rock climbing", "surfing", "skateboarding tricks", "dance challenge", "30 day math challenge", "ice bucket challenge history",
    "cocktail umbrellas craft", "mocktails", "root beer floats", "ginger beer from yeast", "making a piñata", "bath bombs", "seed bombs for the garden", "bomb cyclone weather", "pop rocks and soda", "fireworks colors chemistry", "photobomb", "glue slime", "high jump", "getting high scores", "flying high kites", "joint movements of the body", "a joint project",
  ],
  "science, computing, school": [
    "chemistry: acids and bases", "baking soda and vinegar volcano", "elephant toothpaste", "dry ice experiments with an adult", "chlorine in swimming pools", "ammonia in fertilizer", "bleach and germs", "explosions in space", "how rockets burn fuel", "nuclear energy", "electric circuits", "why outlets are dangerous", "computer viruses and how to stay safe", "ethical hacking for kids", "hackathon", "life hacks", "phishing: how to spot a scam", "passwords and how to make strong ones", "cybersecurity", "counterfeit money: how to spot it", "forensic science", "lock mechanisms",
    "killing germs by washing hands", "how soap kills bacteria", "drugs and medicine: how aspirin works", "antibiotics", "caffeine", "the brain", "addiction and the brain", "how alcohol affects the body", "sextants and navigation", "sixth grade math", "analysis", "assessment prep", "class discussion", "Essex county history", "Scunthorpe", "cumulative frequency", "Dickens", "Moby Dick", "circumference", "Uranus", "titration", "shuttlecock", "execute a program", "kill a process in Linux", "dead reckoning", "bullet points in writing", "trigger warnings in books", "shotgun houses in New Orleans", "pistol squat", "arms and legs in Spanish", "heroine of a story", "Mary Poppins", "crackers and cheese", "Coke and Mentos", "cooking math", "stealing bases", "running away with the circus", "sneaking vegetables into meals",
    "meeting new people", "making friends at a new school", "staying safe online when gaming", "meeting grandma", "what to do when lost", "running a 5k", "run away slave narratives", "driving a go-kart", "lighting a campfire with scouts", "burning calories in gym", "cutting paper with scissors", "cutting fractions", "myself and my family", "kill time on a road trip", "hanging pictures", "hangman game", "my kid is dying to learn piano", "hide and seek", "hiding places in WWII", "belt knots in karate", "life skills", "end of life cycle of stars", "jump rope",
  ],
  "other languages": ["español: los animales", "la bomba de agua", "la pubertad", "la segunda guerra mundial", "l'histoire de l'esclavage", "die Pubertät", "数学", "第二次世界大战", "원자", "история России", "भारत का इतिहास", "lịch sử Việt Nam", "kasaysayan ng Pilipinas", "تاريخ مصر", "istwa Ayiti", "matemática", "le corps humain", "hormigas", "pompiers et sécurité"],
} as const;
