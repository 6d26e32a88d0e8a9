import type { Theme } from "./theme";

/** Other languages of the country that are written in Latin letters, with and without their accents. */
export const latinLetters: readonly Theme[] = [
  {
    name: "harm to oneself or abuse, in other languages",
    needsHelp: true,
    never: `
      quiero (morir|morirme|matarme), (me quiero|quisiera) (morir|matar), no quiero vivir, (como|cómo) (matarme|cortarme), autolesion*
      (vomitar|no comer|dejar de comer) ~ (adelgazar|bajar de peso|flaca|flaco), quitarme la vida
      (hacerme|hacerse|hacernos) dano, (me|se) faire du mal, mir (weh tun|wehtun), me machucar de proposito
      (esconder|ocultar|tapar) ~ (moretones|moreton|golpes)
      me suicider, se suicider, je veux mourir, (envie|veux) de mourir, me tuer, se tuer, s'automutiler, se scarifier
      (vomir|ne pas manger) ~ (maigrir|perdre du poids), cacher ~ (bleus|hematomes|coups)
      quero (morrer|me matar), (como|quero) (se|me) (matar|suicidar|cortar), (vomitar|nao comer) ~ (emagrecer|perder peso)
      (esconder|cobrir) ~ (hematomas|machucados|roxos), automutila*
      ich will sterben, will nicht mehr leben, (bringe|bring|bringen) (ich mich|mich|sich|man sich) um, mich umbringen, sich umbringen
      selbstmord (methode|anleitung|begehen|machen)*, zu tode hungern, (sich|mich|selbst) (ritzen|verletzen|erhangen|toten), (kotzen|erbrechen) ~ (abnehmen|abzunehmen)
      (blaue flecken|bluterguss*) ~ (verstecken|verbergen)
      magpakamatay, pagpapakamatay, gusto ko* (|nang|na|kong|ng) mamatay, saktan ang sarili, itago ~ pasa
      (cach|muon|se|hay) (|de) tu tu, (|toi|con|em) muon chet, tu sat, tu lam dau, (giau|giấu) vet bam
      touye (tet|kor) (mwen|ou|li|m), m*(|wen) vle mouri, (mwen|m) pa vle viv, kache ~ (ble|mak)
      aatma*(hatya), atmahatya, khudkushi*, (main|mai|mein) marna chaht*, khud ko (marna|maarna)
    `,
    delicate: `
      suicid(io|arse|arme|a|ar|er|aire), suicidar(|-se|me), selbstmord*, suizid*, anorexi(a|e), magersucht, maltrato infantil
      maltraitance, kindesmisshandlung
    `,
    lesson: `
      preven*, preven(cion|tion|cao), ayud*, aide*, ajud*, hilfe, vorbeug*, pravention, aufklarung, salud, sante, saude, gesundheit
      history, historia, histoire, geschichte, health, aware*, help*
    `,
  },
  {
    name: "what hurts others, in other languages",
    never: `
      (hacer|fabricar|construir|armar) (|una|un|la) (bomba casera|bomba|bombas|explosivo*|pistola|arma*), (matar|asesinar|envenenar|secuestrar) (a|al|mi) *
      hacer(|le) dano a *, (golpear|apunalar|lastimar) a (mi|un|una|alguien) *, (mezclar|mezcla de) (|el|la) (cloro|lejia|blanqueador)*, fumar (|la|el|un) (mari(h|j)uana|mota|hierba|porro|crack|cigarro*)
      (como|quiero) (emborracharme|emborracharse|drogarme|drogarse|robar|hackear), (como|aprender a) (tener sexo|hacer el amor), (vender|comprar|consumir|tomar|usar) (|la|las) droga*
      pornogra*, pornos, (foto|video)* (desnud|porno)*, (fotos|videos) de mujeres desnudas, relaciones sexuales con
      (fabriquer|faire|construire|creer) (|une|un|des) (bombe*|explosif*|cocktail molotov|arme*), (tuer|assassiner|empoisonner|kidnapper|poignarder) (|quelqu'un|mon|ma|mes|un|une|des) *
      (melanger|melange de) (|de|de la|la|l'eau de) (javel|ammoniaque), (fumer|vendre|acheter|prendre) (|du|de la|un|le|des) (cannabis|shit|joint|beuh|weed|drogue*|cigarette*), (me|se) (bourrer|saouler|souler|droguer)
      (fazer|fabricar|construir) (|uma|um|a) (bomba caseira|bomba|bombas|explosivo*|arma|armas), (matar|assassinar|envenenar|sequestrar) (alguem|meu|minha|uma|um|o|a) *
      (misturar|mistura de) (|a) (agua sanitaria|cloro)*, fumar (maconha|crack), (como|quero) (ficar bebado|me drogar|se drogar|roubar|hackear), (vender|comprar|usar) drogas
      (bombe*|sprengsatz|sprengstoff|rohrbombe*|waffe*) (bauen|basteln|herstellen), (jemand*|meine*|leute|menschen) (umbringen|toten|vergiften|ermorden|abstechen|entfuhren)
      (drogen|cannabis|gras|koks|kokain) (nehmen|rauchen|kaufen|verkaufen|herstellen|konsumieren), (chlor|bleiche|chlorreiniger) ~ mischen, sich betrinken, nacktfoto*, nacktbild*
      (gumawa|paggawa|gagawa) ng bomba, (pumatay|pagpatay|patayin|papatay) (|ng|ang|si) (tao|kapatid|*), (lason|lasunin) (para|ang|si|sa) *, (gumamit|bumili|magbenta|paggamit) ng droga, shabu, bastos na video
      (che tao|lam|che|cach lam) (bom|thuoc no|sung|min), (giet|cach giet|dau doc|bat coc) (nguoi|ban|em|anh|me|bo|*), phim (sex|khieu dam|nguoi lon), khieu dam, (hut|choi|ban|mua) (can sa|ma tuy)
      (fe|fabrike) (|yon|you) (bonm|bom|zam|eksplozif), (touye|asasinen|kidnape) (moun|yon moun|fre|se|manman|papa) *, (touye|asasinen) moun, (pwazon|anpwazonnen) (pou|fre|se|moun|manman) *, (pran|vann|achte|fimen) (dwog|mariwana), foto toutouni
      bomb (|kaise) (bana|banane|banaye|banana|banau)*, (kisi ko|apne bhai ko) (marna|maarna|zeher|zahar) *, nasha (karna|kaise), ganja (pina|peena|kaise), ashleel*
    `,
    delicate: "droga, drogas, dwog, drogue*, ma tuy, dau doc, maconha, heroina, cocaina",
    lesson: `
      preven*, riesgo*, peligro*, efecto*, no, contra, salud, risque*, danger*, effet*, sante, perigo*, efeito*, saude, iwas, pag iwas, masama
      tac hai, phong, chong, risk, danje, evite, say no, history, historia
    `,
    harmless:
      "bomba(|s) de (agua|agua potable|aire|bicicleta|bano|chocolate|semilla)*, bombe* (de bain|glacee|a eau)*, matar (a|el) (tiempo|bicho|mosquito|hambre)*, matar o tempo, bombones",
  },
];
